import type { ROLES } from './ids';

interface PageAddress {
  /** As the router and the server read it. */
  path: string;
  /** Who may see it; everybody when left out. */
  role?: (typeof ROLES)[number];
}

/**
 * Every page of the shop, the narrower path before the wider one. Its code and data and the states it must show are
 * records over this list: a new page does not compile until both have answered. The server's addresses, the guards and
 * what journeys visit are made from it.
 */
export const PAGES = {
  home: { path: '/' },
  login: { path: '/login' },
  register: { path: '/register' },
  signup: { path: '/signup' },
  products: { path: '/products' },
  productNew: { path: '/product/new', role: 'Admin' },
  productEdit: { path: '/product/:id/edit', role: 'Admin' },
  product: { path: '/product/:id' },
  cart: { path: '/cart' },
  payment: { path: '/payment', role: 'User' },
  history: { path: '/history', role: 'User' },
  historyOrder: { path: '/history/:id', role: 'User' },
  historyReceipt: { path: '/history/:id/receipt', role: 'User' },
  orders: { path: '/orders', role: 'Admin' },
  orderArchive: { path: '/orders/past', role: 'Admin' },
  ordersReceipt: { path: '/orders/:id/receipt', role: 'Admin' },
  ordersTicket: { path: '/orders/:id/ticket', role: 'Admin' },
  owed: { path: '/owed', role: 'Admin' },
  /** Where staff place orders for guests. */
  counter: { path: '/counter', role: 'Admin' },
  /** The shop's tables, and their codes to print. */
  tables: { path: '/tables', role: 'Admin' },
  /** What the code on a table opens: its letters are the id. */
  table: { path: '/t/:id' },
  /** For a television, by its link's key; staff make the link here. */
  collect: { path: '/collect' },
  dashboard: { path: '/dashboard', role: 'Admin' },
  /** What staff did. */
  record: { path: '/record', role: 'Admin' },
  promos: { path: '/promos', role: 'Admin' },
  promoNew: { path: '/promos/new', role: 'Admin' },
  promoEdit: { path: '/promos/:id/edit', role: 'Admin' },
  options: { path: '/options', role: 'Admin' },
  optionNew: { path: '/options/new', role: 'Admin' },
  optionEdit: { path: '/options/:id/edit', role: 'Admin' },
  profile: { path: '/profile', role: 'User' },
  resetPassword: { path: '/reset-password' },
  confirmEmail: { path: '/confirm-email' },
  undoEmail: { path: '/undo-email' },
  newsStop: { path: '/news/stop' },
  test: { path: '/test' },
  modal: { path: '/modal' },
  /** Any other address. */
  notFound: { path: '*' },
} as const satisfies Record<string, PageAddress>;

export type PageName = keyof typeof PAGES;

/** Pages that everybody may see. */
type PublicPageName = { [Name in PageName]: (typeof PAGES)[Name] extends { role: string } ? never : Name }[PageName];

/** Pages that search engines may list. All others tell them not to, a new one as well; one with a role does not compile. */
export const LISTED_PAGES = {
  home: PAGES.home,
  products: PAGES.products,
  product: PAGES.product,
} as const satisfies { [Name in PublicPageName]?: (typeof PAGES)[Name] };
