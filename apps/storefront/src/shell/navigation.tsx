import { PAGES, type PageName } from '@seduh/contract/constants';
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
import { matchPath } from 'react-router-dom';
import type { ShellWords } from './words';

/** Whom the navigation speaks to; anybody logged in who is not Admin is a customer. */
export type Audience = 'visitor' | 'customer' | 'admin';

interface Entry {
  /** Where it leads; whoever may not see that page has no such entry. */
  page: PageName & keyof ShellWords['pages'];
  icon: TabBarItem['icon'];
  /** The pages besides its own on which it is the current one. */
  with?: PageName[];
  /** Shows the number of pieces in the cart. */
  counts?: true;
}

const main: Entry[] = [
  { page: 'home', icon: <House /> },
  { page: 'products', icon: <Coffee />, with: ['product', 'productNew', 'productEdit'] },
  { page: 'payment', icon: <ShoppingBag />, with: ['cart'], counts: true },
  { page: 'history', icon: <ReceiptText />, with: ['historyOrder', 'historyReceipt'] },
  { page: 'orders', icon: <ClipboardList /> },
  { page: 'dashboard', icon: <ChartColumn /> },
];

/** What phones have besides: their top bar holds no words. */
const phoneOnly: Record<Audience, Entry[]> = {
  visitor: [
    { page: 'login', icon: <LogIn /> },
    { page: 'register', icon: <UserPlus />, with: ['signup'] },
  ],
  customer: [{ page: 'profile', icon: <User /> }],
  admin: [],
};

const roles: Record<Audience, string | undefined> = { visitor: undefined, customer: 'User', admin: 'Admin' };

/** The entries whose page this audience may see, each with where it leads and whether it is the current one. */
const entriesFor = (audience: Audience, pathname: string, m: ShellWords, entries: Entry[]) =>
  entries.flatMap(({ page, with: others = [], ...entry }) => {
    const { path, role }: { path: string; role?: string } = PAGES[page];
    const current = [page, ...others].some((name) => matchPath(PAGES[name].path, pathname));
    return role && role !== roles[audience] ? [] : [{ ...entry, label: m.pages[page], href: path, current }];
  });

/** The links of the top bar. `count`: pieces in the cart. */
export const topBarLinks = (audience: Audience, pathname: string, count: number, m: ShellWords): TopBarLink[] =>
  entriesFor(audience, pathname, m, main).map(({ label, href, current, counts }) => ({
    label,
    href,
    current,
    count: counts ? count : 0,
  }));

/** The items of the phone's bottom bar. `count`: pieces in the cart. */
export const tabBarItems = (audience: Audience, pathname: string, count: number, m: ShellWords): TabBarItem[] =>
  entriesFor(audience, pathname, m, [...main, ...phoneOnly[audience]]).map(({ counts, ...item }) => ({
    ...item,
    badge: counts ? count : 0,
    badgeLabel: m.items(count),
  }));
