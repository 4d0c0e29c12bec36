import { MESSAGES } from '@seduh/contract/constants';
import type { SomePhrases } from '@seduh/ui';

/** What the frame round every page says. */
export const words = {
  skip: 'Skip to content',
  main: 'Main',
  pages: {
    home: 'Home',
    products: 'Product',
    payment: 'Your Cart',
    history: 'History',
    orders: 'Orders',
    dashboard: 'Dashboard',
    login: 'Login',
    register: 'Sign up',
    profile: 'Profile',
  },
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  cart: 'Your Cart,',
  search: 'Search',
  searchMenu: 'Search the menu',
  chat: 'Chat',
  logout: 'Logout',
  profile: 'Your profile',
  broken: 'This page did not load',
  offline: 'You are offline',
  brokenText: 'Your cart is kept. Check your connection, then try again.',
  reload: 'Reload',
  notLoaded: 'That did not load. Check your connection and try again.',
  loginFirst: MESSAGES.loginFirst as string,
  forbidden: MESSAGES.forbidden as string,
  /** What ui's parts say of their own; they have English themselves. */
  phrases: (): SomePhrases | null => null,
};
