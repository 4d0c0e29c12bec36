/** Where the API lives on the shop's one origin. */
export const API_BASE = '/api';

/** Every path of this API, relative to {@link API_BASE}; builders encode what they are given. */
export const API_PATHS = {
  login: '/auths/login',
  register: '/auths/register',
  logout: '/auths/logout',
  forgotPassword: '/auths/forgot-password',
  resetPassword: '/auths/reset-password',
  oidcStart: '/auths/oidc/start',
  oidcCallback: '/auths/oidc/callback',
  oidcSession: '/auths/oidc/session',
  profile: '/users',
  editProfile: '/users/edit-profile',
  password: '/users/password',
  sessions: '/users/sessions',
  session: (id: string) => `/users/sessions/${encodeURIComponent(id)}`,
  emailChange: '/users/email-change',
  confirmEmail: '/auths/confirm-email',
  undoEmail: '/auths/undo-email',
  categories: '/categories',
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  productAvailability: (id: string) => `/products/${encodeURIComponent(id)}/availability`,
  promos: '/promos',
  promo: (id: string) => `/promos/${encodeURIComponent(id)}`,
  shop: '/shop',
  quote: '/transactions/quote',
  orders: '/transactions',
  order: (id: string) => `/transactions/${encodeURIComponent(id)}`,
  history: '/transactions/history',
  historyRestore: '/transactions/history/restore',
  events: '/transactions/events',
  receipt: (id: string) => `/transactions/${encodeURIComponent(id)}/receipt`,
  payment: (id: string) => `/transactions/${encodeURIComponent(id)}/payment`,
  paymentConfirm: (id: string) => `/transactions/${encodeURIComponent(id)}/payment/confirm`,
  refunds: (id: string) => `/transactions/${encodeURIComponent(id)}/refunds`,
  owed: '/payments/owed',
  owedReturned: (id: string) => `/payments/owed/${encodeURIComponent(id)}/returned`,
  paymentNotifications: '/payments/notifications',
  dashboard: '/dashboard',
  report: '/dashboard/report.csv',
  undeliveredMails: '/mails/undelivered',
} as const;

/** Request headers with a meaning of their own. */
export const HEADERS = {
  token: 'x-access-token',
  idempotencyKey: 'idempotency-key',
  /** `challenge:nonce`, where signing up asked for it by PROOF_REQUIRED. */
  proof: 'x-proof-of-work',
} as const;
