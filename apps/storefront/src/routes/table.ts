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
import { matchPath } from 'react-router-dom';
import {
  lazyPart,
  type LazyPart,
  openOrdersQuery,
  type PartModule,
  patterns,
  readProductsQuery,
  readReportRange,
} from '@seduh/screens/lib';
import type { Place } from './place';

interface PageOptions {
  /** Who may see it; everybody when left out. */
  role?: 'User' | 'Admin';
  /** Its source, as the build's manifest names it: such a page is made on the server when it is the first one. */
  module?: string;
  /** What it shows of the public API; the server fetches the same for a first page. */
  needs?: (place: Place) => Need[];
  /** It goes without the shop, but for saying that it is closed: of a first page, that must not come late and push it down. */
  saysClosed?: true;
  /** Begins to fetch what it shows of its user's own data. */
  preload?: (place: Place) => void;
}

/** One page: its pattern, its code, who may see it, what it needs. */
export interface PageRoute extends LazyPart, PageOptions {
  pattern: string;
}

function page(pattern: string, fetchModule: () => Promise<PartModule>, options: PageOptions = {}): PageRoute {
  return { pattern, ...options, ...lazyPart(fetchModule) };
}

/** The code of a page that few visits lead to. */
const rarePage = (name: keyof typeof import('./rarePages').rarePages) => async () =>
  (await import('./rarePages')).rarePages[name]();

/** One of the staff's pages. */
const staffPage = (
  pattern: string,
  name: keyof typeof import('./staffPages').staffPages,
  options: Omit<PageOptions, 'role'> = {},
): PageRoute =>
  page(pattern, async () => (await import('./staffPages')).staffPages[name](), { role: 'Admin', ...options });

const signUp = {
  fetchModule: () => import('./SignUpRoute'),
  options: { module: 'src/routes/SignUpRoute.tsx', needs: () => [shopNeed()] },
};

const fetchNotFound = () => import('./NotFoundRoute');

/**
 * Every page of the shop, the narrower pattern before the wider one. What a page needs stands here, not in the lazy
 * module, so that data does not wait for code.
 */
export const pages = {
  home: page(patterns.home, () => import('./HomeRoute'), {
    module: 'src/routes/HomeRoute.tsx',
    needs: () => [shopNeed()],
  }),
  login: page(patterns.login, () => import('./LoginRoute'), {
    module: 'src/routes/LoginRoute.tsx',
    needs: () => [shopNeed()],
  }),
  register: page(patterns.register, signUp.fetchModule, signUp.options),
  signup: page(patterns.signup, signUp.fetchModule, signUp.options),
  products: page(patterns.products, () => import('./ProductsRoute'), {
    module: 'src/routes/ProductsRoute.tsx',
    // without the shop, which only the foot shows: with it the page would not fit into the first flight (14 KB)
    needs: ({ query }) => [productsNeed(readProductsQuery(query)), promosNeed()],
    saysClosed: true,
  }),
  productNew: staffPage(patterns.productNew, 'productNew'),
  productEdit: staffPage(patterns.productEdit, 'productEdit', {
    needs: ({ params: { id = '' } }) => [productNeed(id)],
  }),
  product: page(patterns.product, () => import('./ProductRoute'), {
    module: 'src/routes/ProductRoute.tsx',
    needs: ({ params: { id = '' } }) => [productNeed(id), shopNeed()],
  }),
  cart: page(patterns.cart, () => import('./CartRoute'), {
    module: 'src/routes/CartRoute.tsx',
    needs: () => [shopNeed()],
  }),
  payment: page(patterns.payment, () => import('./PaymentRoute'), { role: 'User', needs: () => [shopNeed()] }),
  history: page(patterns.history, () => import('./HistoryRoute'), {
    role: 'User',
    needs: () => [shopNeed()],
    preload: ({ query }) => void preloadHistory(Number(query.get('page')) || 1),
  }),
  historyOrder: page(patterns.historyOrder, () => import('./OrderRoute'), {
    role: 'User',
    needs: () => [shopNeed()],
    preload: ({ params }) => void (params.id && preloadOrder(params.id)),
  }),
  orders: staffPage(patterns.orders, 'orders', {
    needs: () => [shopNeed()],
    preload: () => void preloadOrders(openOrdersQuery),
  }),
  historyReceipt: page(patterns.historyReceipt, rarePage('receipt'), {
    role: 'User',
    preload: ({ params }) => void (params.id && preloadReceipt(params.id)),
  }),
  ordersPast: staffPage(patterns.ordersPast, 'pastOrders', { needs: () => [shopNeed()] }),
  ordersReceipt: staffPage(patterns.ordersReceipt, 'receipt', {
    preload: ({ params }) => void (params.id && preloadReceipt(params.id)),
  }),
  owed: staffPage(patterns.owed, 'owed', { needs: () => [shopNeed()] }),
  dashboard: staffPage(patterns.dashboard, 'dashboard', {
    needs: () => [shopNeed()],
    preload: ({ query }) => void preloadDashboard(readReportRange(query)),
  }),
  promos: staffPage(patterns.promos, 'promos', { needs: () => [shopNeed()] }),
  promoNew: staffPage(patterns.promoNew, 'promoNew'),
  promoEdit: staffPage(patterns.promoEdit, 'promoEdit'),
  profile: page(patterns.profile, () => import('./ProfileRoute'), {
    role: 'User',
    // the profile itself is what the bar on every page shows
    needs: () => [shopNeed()],
  }),
  // not made on the server: the address of a mailed link holds its token
  resetPassword: page(patterns.resetPassword, rarePage('resetPassword')),
  confirmEmail: page(patterns.confirmEmail, rarePage('confirmEmail')),
  undoEmail: page(patterns.undoEmail, rarePage('undoEmail')),
  test: page(patterns.test, rarePage('test')),
  modal: page(patterns.modal, rarePage('modal')),
  notFound: page(patterns.notFound, fetchNotFound),
} satisfies Record<keyof typeof patterns, PageRoute>;

/** The page an in-app href leads to, and where in it. */
export function findPage(href: string): { route: PageRoute; place: Place } {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  for (const route of Object.values<PageRoute>(pages)) {
    const match = matchPath(route.pattern, pathname);
    if (match) return { route, place: { params: match.params, query: searchParams } };
  }
  throw new Error('the pattern * matches every path');
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

/**
 * Fetches, one after the other, the code of the pages that most go on to: it is there at once, and when the network is
 * not. Never rejects.
 */
export async function loadAhead(): Promise<void> {
  const ahead: PageRoute[] = [pages.products, pages.product, pages.cart];
  if (getSession()?.role === 'User') ahead.push(pages.payment);
  for (const { load } of ahead) await load().catch(() => undefined);
}
