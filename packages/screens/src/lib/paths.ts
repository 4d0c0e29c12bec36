import { PRODUCT_SORTS, REPORT_RANGES } from '@seduh/contract/constants';

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
  historyReceipt: '/history/:id/receipt',
  orders: '/orders',
  ordersPast: '/orders/past',
  ordersReceipt: '/orders/:id/receipt',
  owed: '/owed',
  dashboard: '/dashboard',
  promos: '/promos',
  promoNew: '/promos/new',
  promoEdit: '/promos/:id/edit',
  profile: '/profile',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  undoEmail: '/undo-email',
  test: '/test',
  modal: '/modal',
  notFound: '*',
} as const;

/** On the menu's address: its search field takes the focus. */
export const SEARCH_HASH = '#search';

/** Another site, another protocol, a file of the server or a place on this page: the browser's own business. */
export const isOutside = (href: string): boolean => !href.startsWith('/') || /^\/(\/|api\/|images\/)/.test(href);

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

type ReportRange = (typeof REPORT_RANGES)[number];

/** Reads the dashboard's URL; without a range it shows months. */
export const readReportRange = (query: URLSearchParams): ReportRange =>
  REPORT_RANGES.find((known) => known === query.get('range')) ?? 'monthly';

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
  resetPassword: patterns.resetPassword,
  confirmEmail: patterns.confirmEmail,
  undoEmail: patterns.undoEmail,
  products,
  /** What is off the menu, for staff. */
  productsArchived: `${patterns.products}?archived=1`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  productEdit: (id: string) => `/product/${encodeURIComponent(id)}/edit`,
  productNew: patterns.productNew,
  promos: patterns.promos,
  promoNew: patterns.promoNew,
  promoEdit: (id: string) => `/promos/${encodeURIComponent(id)}/edit`,
  cart: patterns.cart,
  payment: patterns.payment,
  history: patterns.history,
  historyOrder: (id: string) => `/history/${encodeURIComponent(id)}`,
  historyReceipt: (id: string) => `/history/${encodeURIComponent(id)}/receipt`,
  orders: patterns.orders,
  ordersPast: patterns.ordersPast,
  ordersReceipt: (id: string) => `/orders/${encodeURIComponent(id)}/receipt`,
  owed: patterns.owed,
  dashboard: patterns.dashboard,
  report: (range: ReportRange) => (range === 'monthly' ? patterns.dashboard : `${patterns.dashboard}?range=${range}`),
  profile: patterns.profile,
} as const;
