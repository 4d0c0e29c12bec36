/** Where the API lives on the shop's one origin. */
export const API_BASE = '/api';

/** Every path of this API, relative to {@link API_BASE}; builders encode what they are given. */
export const API_PATHS = {
  login: '/auths/login',
  register: '/auths/register',
  logout: '/auths/logout',
  profile: '/users',
  categories: '/categories',
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  promos: '/promos',
  shop: '/shop',
  quote: '/transactions/quote',
  orders: '/transactions',
  order: (id: string) => `/transactions/${encodeURIComponent(id)}`,
  history: '/transactions/history',
  events: '/transactions/events',
} as const;

/** Request headers with a meaning of their own. */
export const HEADERS = { token: 'x-access-token', idempotencyKey: 'idempotency-key' } as const;
