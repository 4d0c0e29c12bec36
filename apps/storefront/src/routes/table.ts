import {
  getSession,
  type Need,
  preload,
  preloadDashboard,
  preloadHistory,
  preloadOrder,
  preloadOrders,
  preloadReceipt,
  productNeed,
  productsNeed,
  promosNeed,
  shopNeed,
} from '@seduh/api-client';
import { PAGES, type PageName, type Permission } from '@seduh/contract/constants';
import { matchPath } from 'react-router-dom';
import {
  lazyPart,
  type LazyPart,
  MINE,
  openOrdersQuery,
  type PartModule,
  readProductsQuery,
  readReportRange,
} from '@seduh/screens/lib';

/** Where a URL leads: the pattern's parameters and the query, as a route's `preload` takes them. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** What the storefront knows of a page besides its address. */
interface PageSource {
  fetchModule: () => Promise<PartModule>;
  /** `Home` for `HomeRoute.tsx`: such a page is made on the server when it is the first one. */
  module?: string;
  /** What it shows of the public API; the server fetches the same for a first page. */
  needs?: (place: Place) => Need[];
  /** It goes without the shop, but for saying that it is closed: of a first page, that must not come late and push it down. */
  saysClosed?: true;
  /** Begins to fetch what it shows of its user's own data. */
  preload?: (place: Place) => void;
}

/** One page: its path, who may see it, its code, what it needs. */
export interface PageRoute extends Omit<PageSource, 'fetchModule'>, LazyPart {
  path: string;
  role?: 'User' | 'Admin';
  /** What staff need to see it. */
  permission?: Permission;
}

const shop = () => [shopNeed()];

/** A page that few visits lead to. */
const rarePage = (name: keyof typeof import('./rarePages').rarePages, needs?: PageSource['needs']): PageSource => ({
  fetchModule: async () => (await import('./rarePages')).rarePages[name](),
  needs,
});

/** One of the staff's pages. */
const staffPage = (name: keyof typeof import('./staffPages').staffPages, needs?: PageSource['needs']): PageSource => ({
  fetchModule: async () => (await import('./staffPages')).staffPages[name](),
  needs,
});

const order: PageSource['preload'] = ({ params }) => void (params.id && preloadOrder(params.id));

const receipt: PageSource['preload'] = ({ params }) => void (params.id && preloadReceipt(params.id));

const signUp = { fetchModule: () => import('./SignUpRoute'), module: 'SignUp', needs: shop } satisfies PageSource;

// what a page needs stands here, not in its lazy module, so that data does not wait for code
const sources = {
  home: { fetchModule: () => import('./HomeRoute'), module: 'Home', needs: shop },
  login: { fetchModule: () => import('./LoginRoute'), module: 'Login', needs: shop },
  register: signUp,
  signup: signUp,
  products: {
    fetchModule: () => import('./ProductsRoute'),
    module: 'Products',
    // without the shop, which only the foot shows: with it the page would not fit into the first flight (14 KB)
    needs: ({ query }) => {
      const asked = readProductsQuery(query);
      // what one keeps is asked for by the page: only the device knows of it
      return [...(asked.categories === MINE ? [] : [productsNeed(asked)]), promosNeed()];
    },
    saysClosed: true,
  },
  productNew: staffPage('productNew'),
  productEdit: staffPage('productEdit', ({ params: { id = '' } }) => [productNeed(id)]),
  product: {
    fetchModule: () => import('./ProductRoute'),
    module: 'Product',
    needs: ({ params: { id = '' } }) => [productNeed(id), shopNeed()],
  },
  cart: { fetchModule: () => import('./CartRoute'), module: 'Cart', needs: shop },
  payment: { fetchModule: () => import('./PaymentRoute'), needs: shop },
  history: {
    fetchModule: () => import('./HistoryRoute'),
    needs: shop,
    preload: ({ query }) => void preloadHistory(Number(query.get('page')) || 1),
  },
  historyOrder: {
    fetchModule: () => import('./OrderRoute'),
    needs: shop,
    preload: order,
  },
  historyReceipt: { ...rarePage('receipt'), preload: receipt },
  orders: { ...staffPage('orders', shop), preload: () => void preloadOrders(openOrdersQuery) },
  orderArchive: staffPage('orderArchive', shop),
  ordersReceipt: { ...staffPage('receipt'), preload: receipt },
  ordersTicket: { ...staffPage('ticket', shop), preload: order },
  owed: staffPage('owed', shop),
  counter: staffPage('counter', shop),
  tables: staffPage('tables', shop),
  settings: staffPage('settings', shop),
  table: rarePage('seat', shop),
  // not made on the server: what it is depends on the fragment and on who is logged in
  collect: rarePage('collect', shop),
  dashboard: {
    ...staffPage('dashboard', shop),
    preload: ({ query }) => void preloadDashboard(readReportRange(query)),
  },
  figures: staffPage('figures', shop),
  close: staffPage('close', shop),
  record: staffPage('record', shop),
  people: staffPage('people', shop),
  account: staffPage('account', shop),
  promos: staffPage('promos', shop),
  promoNew: staffPage('promoNew'),
  promoEdit: staffPage('promoEdit'),
  options: staffPage('options'),
  optionNew: staffPage('optionNew'),
  optionEdit: staffPage('optionEdit'),
  // the profile itself is what the bar on every page shows
  profile: { fetchModule: () => import('./ProfileRoute'), needs: shop },
  // not made on the server: the address of a mailed link holds its token
  resetPassword: rarePage('resetPassword'),
  confirmEmail: rarePage('confirmEmail'),
  undoEmail: rarePage('undoEmail'),
  join: rarePage('join'),
  // the same page whatever its token, so that it is whole, and its form works, without script
  newsStop: { ...rarePage('newsStop', shop), module: 'NewsStop' },
  test: rarePage('test'),
  modal: rarePage('modal'),
  notFound: { fetchModule: () => import('./NotFoundRoute') },
} satisfies Record<PageName, PageSource>;

/** The path of a page that the server makes when it is the first one: it has a `module`. */
export type FirstPagePath = {
  [Name in PageName]: (typeof sources)[Name] extends { module: string } ? (typeof PAGES)[Name]['path'] : never;
}[PageName];

const routeOf = (name: PageName): PageRoute => {
  const { fetchModule, ...options }: PageSource = sources[name];
  return { ...PAGES[name], ...options, ...lazyPart(fetchModule) };
};

/** Every page of the shop, in the order in which paths are read. */
export const pages = Object.fromEntries(
  (Object.keys(PAGES) as PageName[]).map((name) => [name, routeOf(name)]),
) as Record<PageName, PageRoute>;

/** The page an in-app href leads to, and where in it. */
export function findPage(href: string): { route: PageRoute; place: Place } {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  for (const route of Object.values(pages)) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, place: { params: match.params, query: searchParams } };
  }
  throw new Error('the path * matches every path');
}

/** Fetches the code of the page at this href, for one whose data is there. Never rejects. */
export const loadPage = (href: string): Promise<void> =>
  findPage(href)
    .route.load()
    .catch(() => undefined);

/** The page that this href leads its visitor to: the login, or home, where a guard will send there. */
export function reachablePage(href: string): PageRoute {
  const { route } = findPage(href);
  const session = getSession();
  if (route.role === undefined || route.role === session?.role) return route;
  return session ? pages.home : pages.login;
}

/**
 * Starts code and data of the page an in-app href leads to, side by side; of the login where a guard will send there.
 * Never rejects: it is only a head start.
 */
export async function preloadPage(href: string): Promise<void> {
  const { route, place } = findPage(href);
  const reachable = reachablePage(href);
  if (reachable === route) {
    for (const need of route.needs?.(place) ?? []) void preload(need);
    route.preload?.(place);
  }
  await reachable.load().catch(() => undefined);
}
