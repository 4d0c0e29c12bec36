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
  /** What staff need to see it; left out where it is about themselves. */
  permission?: Permission;
}

type PageAddress = OpenAddress | StaffAddress;

const staff = <const Path extends string>(path: Path, permission: Permission) =>
  ({ path, role: 'Admin', permission }) as const;

const customer = <const Path extends string>(path: Path) => ({ path, role: 'User' }) as const;

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
  productNew: staff('/product/new', 'catalogue'),
  productEdit: staff('/product/:id/edit', 'catalogue'),
  product: { path: '/product/:id' },
  cart: { path: '/cart' },
  payment: customer('/payment'),
  history: customer('/history'),
  historyOrder: customer('/history/:id'),
  historyReceipt: customer('/history/:id/receipt'),
  orders: staff('/orders', 'orders'),
  orderArchive: staff('/orders/past', 'orders'),
  ordersReceipt: staff('/orders/:id/receipt', 'orders'),
  ordersTicket: staff('/orders/:id/ticket', 'orders'),
  owed: staff('/owed', 'refunds'),
  /** Where staff place orders for guests. */
  counter: staff('/counter', 'orders'),
  /** The shop's tables, and their codes to print. */
  tables: staff('/tables', 'settings'),
  /** What the shop itself is: hours, delivery, ways to pay. */
  settings: staff('/settings', 'settings'),
  /** What the code on a table opens: its letters are the id. */
  table: { path: '/t/:id' },
  /** For a television, by its link's key; staff make the link here. */
  collect: { path: '/collect' },
  dashboard: staff('/dashboard', 'figures'),
  /** When, what, with what and to whom was sold. */
  figures: staff('/figures', 'figures'),
  /** The cash drawer, and closing the day. */
  close: staff('/close', 'refunds'),
  /** What staff did. */
  record: staff('/record', 'people'),
  /** Who works here, and what each may do. */
  people: staff('/people', 'people'),
  /** One's own account, for staff: customers have a profile. */
  account: { path: '/account', role: 'Admin' },
  promos: staff('/promos', 'promos'),
  promoNew: staff('/promos/new', 'promos'),
  promoEdit: staff('/promos/:id/edit', 'promos'),
  options: staff('/options', 'catalogue'),
  optionNew: staff('/options/new', 'catalogue'),
  optionEdit: staff('/options/:id/edit', 'catalogue'),
  profile: customer('/profile'),
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
