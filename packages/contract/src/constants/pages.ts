import type { ROLES } from './ids';
import type { Permission } from './permissions';

interface OpenAddress {
  /** As the router and the server read it. */
  path: string;
  /** Who may see it; everybody when left out. */
  role?: Exclude<(typeof ROLES)[number], 'Admin'>;
}

interface StaffAddress extends Pick<OpenAddress, 'path'> {
  role: 'Admin';
  /** What staff need to see it. */
  permission: Permission;
}

type PageAddress = OpenAddress | StaffAddress;

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
  productNew: { path: '/product/new', role: 'Admin', permission: 'catalogue' },
  productEdit: { path: '/product/:id/edit', role: 'Admin', permission: 'catalogue' },
  product: { path: '/product/:id' },
  cart: { path: '/cart' },
  payment: { path: '/payment', role: 'User' },
  history: { path: '/history', role: 'User' },
  historyOrder: { path: '/history/:id', role: 'User' },
  historyReceipt: { path: '/history/:id/receipt', role: 'User' },
  orders: { path: '/orders', role: 'Admin', permission: 'orders' },
  orderArchive: { path: '/orders/past', role: 'Admin', permission: 'orders' },
  ordersReceipt: { path: '/orders/:id/receipt', role: 'Admin', permission: 'orders' },
  ordersTicket: { path: '/orders/:id/ticket', role: 'Admin', permission: 'orders' },
  owed: { path: '/owed', role: 'Admin', permission: 'refunds' },
  /** Where staff place orders for guests. */
  counter: { path: '/counter', role: 'Admin', permission: 'orders' },
  /** For a television, by its link's key; staff make the link here. */
  collect: { path: '/collect' },
  dashboard: { path: '/dashboard', role: 'Admin', permission: 'figures' },
  /** What staff did. */
  record: { path: '/record', role: 'Admin', permission: 'people' },
  /** Who works here, and what each may do. */
  people: { path: '/people', role: 'Admin', permission: 'people' },
  promos: { path: '/promos', role: 'Admin', permission: 'promos' },
  promoNew: { path: '/promos/new', role: 'Admin', permission: 'promos' },
  promoEdit: { path: '/promos/:id/edit', role: 'Admin', permission: 'promos' },
  options: { path: '/options', role: 'Admin', permission: 'catalogue' },
  optionNew: { path: '/options/new', role: 'Admin', permission: 'catalogue' },
  optionEdit: { path: '/options/:id/edit', role: 'Admin', permission: 'catalogue' },
  profile: { path: '/profile', role: 'User' },
  resetPassword: { path: '/reset-password' },
  confirmEmail: { path: '/confirm-email' },
  undoEmail: { path: '/undo-email' },
  /** By the link of a mailed invitation to work here. */
  join: { path: '/join' },
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
