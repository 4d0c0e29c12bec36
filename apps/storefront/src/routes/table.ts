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
import { PAGES, type PageName } from '@seduh/contract/constants';
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
}

/** The code of a page that few visits lead to. */
const rarePage = (name: keyof typeof import('./rarePages').rarePages) => async () =>
  (await import('./rarePages')).rarePages[name]();

/** The code of one of the staff's pages. */
const staffPage = (name: keyof typeof import('./staffPages').staffPages) => async () =>
  (await import('./staffPages')).staffPages[name]();

const shop = () => [shopNeed()];

const order: PageSource['preload'] = ({ params }) => void (params.id && preloadOrder(params.id));

const receipt: PageSource['preload'] = ({ params }) => void (params.id && preloadReceipt(params.id));

const signUp: PageSource = { fetchModule: () => import('./SignUpRoute'), module: 'SignUp', needs: shop };

// what a page needs stands here, not in its lazy module, so that data does not wait for code
const sources: Record<PageName, PageSource> = {
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
  productNew: { fetchModule: staffPage('productNew') },
  productEdit: { fetchModule: staffPage('productEdit'), needs: ({ params: { id = '' } }) => [productNeed(id)] },
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
  historyReceipt: { fetchModule: rarePage('receipt'), preload: receipt },
  orders: { fetchModule: staffPage('orders'), needs: shop, preload: () => void preloadOrders(openOrdersQuery) },
  orderArchive: { fetchModule: staffPage('orderArchive'), needs: shop },
  ordersReceipt: { fetchModule: staffPage('receipt'), preload: receipt },
  ordersTicket: { fetchModule: staffPage('ticket'), needs: shop, preload: order },
  owed: { fetchModule: staffPage('owed'), needs: shop },
  counter: { fetchModule: staffPage('counter'), needs: shop },
  tables: { fetchModule: staffPage('tables'), needs: shop },
  table: { fetchModule: rarePage('seat'), needs: shop },
  // not made on the server: what it is depends on the fragment and on who is logged in
  collect: { fetchModule: rarePage('collect'), needs: shop },
  dashboard: {
    fetchModule: staffPage('dashboard'),
    needs: shop,
    preload: ({ query }) => void preloadDashboard(readReportRange(query)),
  },
  record: { fetchModule: staffPage('record'), needs: shop },
  promos: { fetchModule: staffPage('promos'), needs: shop },
  promoNew: { fetchModule: staffPage('promoNew') },
  promoEdit: { fetchModule: staffPage('promoEdit') },
  options: { fetchModule: staffPage('options') },
  optionNew: { fetchModule: staffPage('optionNew') },
  optionEdit: { fetchModule: staffPage('optionEdit') },
  // the profile itself is what the bar on every page shows
  profile: { fetchModule: () => import('./ProfileRoute'), needs: shop },
  // not made on the server: the address of a mailed link holds its token
  resetPassword: { fetchModule: rarePage('resetPassword') },
  confirmEmail: { fetchModule: rarePage('confirmEmail') },
  undoEmail: { fetchModule: rarePage('undoEmail') },
  // the same page whatever its token, so that it is whole, and its form works, without script
  newsStop: { fetchModule: rarePage('newsStop'), module: 'NewsStop', needs: shop },
  test: { fetchModule: rarePage('test') },
  modal: { fetchModule: rarePage('modal') },
  notFound: { fetchModule: () => import('./NotFoundRoute') },
};

const routeOf = (name: PageName): PageRoute => {
  const { fetchModule, ...options } = sources[name];
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

/**
 * Starts code and data of the page an in-app href leads to, side by side; of the login where a guard will send there.
 * Never rejects: it is only a head start.
 */
export async function preloadPage(href: string): Promise<void> {
  const { route, place } = findPage(href);
  const session = getSession();
  const isRefused = route.role !== undefined && route.role !== session?.role;
  if (isRefused) {
    await (session ? pages.home : pages.login).load().catch(() => undefined);
    return;
  }
  for (const need of route.needs?.(place) ?? []) void preload(need);
  route.preload?.(place);
  await route.load().catch(() => undefined);
}
