import { hrefOf, PAGES, PRODUCT_SORTS, REPORT_RANGES } from '@seduh/contract/constants';

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
  /** Category id, as a tab writes it, or a tab's name; {@link MINE}; empty for all. */
  categories: string;
}

/** The tab of what one keeps, as `categories` has it: a list that only the device can ask for. */
export const MINE = 'mine';

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
  return text ? `${PAGES.products.path}?${text}` : PAGES.products.path;
}

/** Builds the href of a page about one thing from its id. */
const withId = (page: Parameters<typeof hrefOf>[0]) => (id: string) => hrefOf(page, id);

/** Hrefs of every page, for links: strings where a page has one address, builders where it has many. */
export const paths = {
  home: PAGES.home.path,
  login: PAGES.login.path,
  register: PAGES.register.path,
  signup: PAGES.signup.path,
  resetPassword: PAGES.resetPassword.path,
  confirmEmail: PAGES.confirmEmail.path,
  undoEmail: PAGES.undoEmail.path,
  newsStop: PAGES.newsStop.path,
  products,
  /** What is off the menu, for staff. */
  productsArchived: `${PAGES.products.path}?archived=1`,
  product: withId(PAGES.product),
  productEdit: withId(PAGES.productEdit),
  productNew: PAGES.productNew.path,
  promos: PAGES.promos.path,
  promoNew: PAGES.promoNew.path,
  promoEdit: withId(PAGES.promoEdit),
  options: PAGES.options.path,
  optionNew: PAGES.optionNew.path,
  optionEdit: withId(PAGES.optionEdit),
  cart: PAGES.cart.path,
  payment: PAGES.payment.path,
  history: PAGES.history.path,
  historyOrder: withId(PAGES.historyOrder),
  historyReceipt: withId(PAGES.historyReceipt),
  orders: PAGES.orders.path,
  orderArchive: PAGES.orderArchive.path,
  figures: PAGES.figures.path,
  record: PAGES.record.path,
  people: PAGES.people.path,
  settings: PAGES.settings.path,
  account: PAGES.account.path,
  join: PAGES.join.path,
  ordersReceipt: withId(PAGES.ordersReceipt),
  ordersTicket: withId(PAGES.ordersTicket),
  owed: PAGES.owed.path,
  counter: PAGES.counter.path,
  collect: PAGES.collect.path,
  tables: PAGES.tables.path,
  table: withId(PAGES.table),
  dashboard: PAGES.dashboard.path,
  close: PAGES.close.path,
  report: (range: ReportRange) =>
    range === 'monthly' ? PAGES.dashboard.path : `${PAGES.dashboard.path}?range=${range}`,
  profile: PAGES.profile.path,
} as const;
