import { PRODUCT_SORTS } from '@seduh/contract/constants';

/** Route patterns: the router's side of every path. */
export const patterns = {
  home: '/',
  login: '/login',
  register: '/register',
  signup: '/signup',
  products: '/products',
  productNew: '/product/new',
  productEdit: '/product/:id/edit',
  product: '/product/:id',
  cart: '/cart',
  payment: '/payment',
  history: '/history',
  historyOrder: '/history/:id',
  orders: '/orders',
  dashboard: '/dashboard',
  promoNew: '/promos/new',
  profile: '/profile',
  notFound: '*',
} as const;

type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What the product list shows and its URL mirrors. */
export interface ProductsQuery {
  /** Words looked for; empty for all. */
  search: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
  /** Category id, as a tab writes it, or a tab's name; empty for all. */
  categories: string;
}

/** Reads the product list's URL; nonsense falls back to the resting value. */
export function readProductsQuery(query: URLSearchParams): ProductsQuery {
  const page = Number(query.get('page'));
  return {
    search: query.get('search')?.trim() ?? '',
    sort: PRODUCT_SORTS.find((known) => known === query.get('sort')) ?? 'popular',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    categories: query.get('categories') ?? '',
  };
}

/** `/products?search=…&sort=…&page=…&categories=…` without the values that are at rest. */
function products({ search, sort = 'popular', page = 1, categories }: Partial<ProductsQuery> = {}): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (sort !== 'popular') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (categories) query.set('categories', categories);
  const text = query.toString();
  return text ? `${patterns.products}?${text}` : patterns.products;
}

/** Hrefs of every page, for links: strings where a page has one address, builders where it has many. */
export const paths = {
  home: patterns.home,
  login: patterns.login,
  register: patterns.register,
  signup: patterns.signup,
  resetPassword: '/reset-password',
  products,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  productEdit: (id: string) => `/product/${encodeURIComponent(id)}/edit`,
  productNew: patterns.productNew,
  promoNew: patterns.promoNew,
  cart: patterns.cart,
  payment: patterns.payment,
  history: patterns.history,
  historyOrder: (id: string) => `/history/${encodeURIComponent(id)}`,
  orders: patterns.orders,
  dashboard: patterns.dashboard,
  profile: patterns.profile,
} as const;
