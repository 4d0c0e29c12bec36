import { PAGES, type PageName, type Permission } from '@seduh/contract/constants';
import {
  ChartColumn,
  ClipboardList,
  Coffee,
  House,
  LogIn,
  ReceiptText,
  ShoppingBag,
  type TabBarItem,
  type TopBarLink,
  User,
  UserPlus,
} from '@seduh/ui';
import type { ShellWords } from './words';

/** Whom the navigation speaks to; anybody logged in who is not Admin is a customer. */
export type Audience = 'visitor' | 'customer' | 'admin';

interface Entry {
  /** Where it leads; whoever may not see that page has no such entry. */
  page: PageName & keyof ShellWords['pages'];
  icon: TabBarItem['icon'];
  /** Shows the number of pieces in the cart. */
  counts?: true;
}

const main: Entry[] = [
  { page: 'home', icon: <House /> },
  { page: 'products', icon: <Coffee /> },
  { page: 'payment', icon: <ShoppingBag />, counts: true },
  { page: 'history', icon: <ReceiptText /> },
  { page: 'orders', icon: <ClipboardList /> },
  { page: 'dashboard', icon: <ChartColumn /> },
];

/** What phones have besides: their top bar holds no words. */
const phoneOnly: Record<Audience, Entry[]> = {
  visitor: [
    { page: 'login', icon: <LogIn /> },
    { page: 'register', icon: <UserPlus /> },
  ],
  customer: [{ page: 'profile', icon: <User /> }],
  admin: [],
};

/** What a path begins with: `orders` of `/orders/:id/receipt`. */
type First<Path> = Path extends `/${infer Rest}` ? (Rest extends `${infer First}/${string}` ? First : Rest) : never;
/** A part of the shop: what its entry's address begins with. */
type Part = First<(typeof PAGES)[keyof ShellWords['pages']]['path']>;

/** Of no part: one's own account, what mails lead to, pages to try things on. A type, as the entry carries the table. */
type InNone = 'account' | 'reset-password' | 'confirm-email' | 'undo-email' | 'join' | 'news' | 'test' | 'modal';

/**
 * Which part pages are in whose address begins otherwise than any part's. A new page whose address begins anew does not
 * compile until it is here, or in none.
 */
const PARTS: Readonly<Record<string, Part>> = {
  product: 'products',
  options: 'products',
  promos: 'products',
  cart: 'payment',
  owed: 'orders',
  close: 'orders',
  counter: 'orders',
  collect: 'orders',
  tables: 'orders',
  t: 'products',
  figures: 'dashboard',
  record: 'dashboard',
  people: 'dashboard',
  settings: 'dashboard',
  signup: 'register',
} satisfies Record<Exclude<First<(typeof PAGES)[PageName]['path']>, Part | InNone>, Part>;

/** Which part of the shop an address is in. */
function partOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return PARTS[first] ?? first;
}

/** Whom the navigation is for, and what they may do as staff. */
export interface Reader {
  audience: Audience;
  can: (permission: Permission) => boolean;
}

const roles: Record<Audience, string | undefined> = { visitor: undefined, customer: 'User', admin: 'Admin' };

/** The entries whose page this reader may see, each with where it leads and whether it is the current one. */
const entriesFor = ({ audience, can }: Reader, pathname: string, m: ShellWords, entries: Entry[]) =>
  entries.flatMap(({ page, ...entry }) => {
    const { path, role, permission }: { path: string; role?: string; permission?: Permission } = PAGES[page];
    const current = partOf(pathname) === partOf(path);
    const isShut = (role && role !== roles[audience]) || (permission && !can(permission));
    return isShut ? [] : [{ ...entry, label: m.pages[page], href: path, current }];
  });

/** The links of the top bar. `count`: pieces in the cart. */
export const topBarLinks = (reader: Reader, pathname: string, count: number, m: ShellWords): TopBarLink[] =>
  entriesFor(reader, pathname, m, main).map(({ label, href, current, counts }) => ({
    label,
    href,
    current,
    count: counts ? count : 0,
  }));

/** The items of the phone's bottom bar. `count`: pieces in the cart. */
export const tabBarItems = (reader: Reader, pathname: string, count: number, m: ShellWords): TabBarItem[] =>
  entriesFor(reader, pathname, m, [...main, ...phoneOnly[reader.audience]]).map(({ counts, ...item }) => ({
    ...item,
    badge: counts ? count : 0,
    badgeLabel: m.items(count),
  }));
