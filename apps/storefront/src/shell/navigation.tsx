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
import { itemsInWords, paths } from '@seduh/screens/lib';

/** Whom the navigation speaks to; anybody logged in who is not Admin is a customer. */
export type Audience = 'visitor' | 'customer' | 'admin';

interface Entry {
  label: string;
  href: string;
  icon: TabBarItem['icon'];
  /** Paths under which the entry is the current page. */
  under: RegExp;
  /** Shows the number of pieces in the cart. */
  counts?: boolean;
}

const home: Entry = { label: 'Home', href: paths.home, icon: <House />, under: /^\/$/ };
const product: Entry = { label: 'Product', href: paths.products(), icon: <Coffee />, under: /^\/products?(\/|$)/ };

const main: Record<Audience, Entry[]> = {
  visitor: [home, product],
  customer: [
    home,
    product,
    { label: 'Your Cart', href: paths.payment, icon: <ShoppingBag />, under: /^\/(payment|cart)$/, counts: true },
    { label: 'History', href: paths.history, icon: <ReceiptText />, under: /^\/history(\/|$)/ },
  ],
  admin: [
    home,
    product,
    { label: 'Orders', href: paths.orders, icon: <ClipboardList />, under: /^\/orders$/ },
    { label: 'Dashboard', href: paths.dashboard, icon: <ChartColumn />, under: /^\/dashboard$/ },
  ],
};

/** What phones have besides: their top bar holds no words. */
const phoneOnly: Record<Audience, Entry[]> = {
  visitor: [
    { label: 'Login', href: paths.login, icon: <LogIn />, under: /^\/login$/ },
    { label: 'Sign up', href: paths.register, icon: <UserPlus />, under: /^\/(register|signup)$/ },
  ],
  customer: [{ label: 'Profile', href: paths.profile, icon: <User />, under: /^\/profile$/ }],
  admin: [],
};

/** The links of the top bar. `count`: pieces in the cart. */
export function topBarLinks(audience: Audience, pathname: string, count: number): TopBarLink[] {
  return main[audience].map(({ label, href, under, counts }) => ({
    label,
    href,
    current: under.test(pathname),
    count: counts ? count : 0,
  }));
}

/** The items of the phone's bottom bar. `count`: pieces in the cart. */
export function tabBarItems(audience: Audience, pathname: string, count: number): TabBarItem[] {
  return [...main[audience], ...phoneOnly[audience]].map(({ label, href, icon, under, counts }) => ({
    label,
    href,
    icon,
    current: under.test(pathname),
    badge: counts ? count : 0,
    badgeLabel: itemsInWords(count),
  }));
}
