/** The menu's page. */
export const words = {
  title: 'Products',
  heading: 'What will it be today?',
  add: 'Add new product',
  archived: 'Archived products',
  options: 'Options',
  search: 'Search',
  examples: 'Latte, nasi goreng, matcha',

  category: 'Category',
  /** By what the address calls them: a word, or a category's id. */
  tabs: { Favorites: 'Favorites', 1: 'Coffee', 2: 'Non Coffe', 3: 'Foods', 4: 'Add-on', mine: 'My favourites' },
  /** Of all products, in another order. */
  menu: 'Menu',
  found: (count: string, search: string) => (search ? `${count} found for "${search}"` : `${count} on the menu`),
  kept: (count: string) => (count === '1' ? '1 favourite' : `${count} favourites`),
  sort: 'Sort by',
  sorts: { popular: 'popular', newest: 'newest', oldest: 'oldest', priciest: 'priciest', cheapest: 'cheapest' },
  page: (tab: string, page: number) => `${tab}, page ${page}`,
  loading: 'Loading the menu',

  promo: 'Promo Today',
  addPromo: 'Add Promo',
  pick: 'Pick one and press apply. It waits in your cart.',
  again: 'Try again',
  none: 'No promo runs today.',
  apply: 'Apply Changes',
  waits: (code: string) => `${code} waits in your cart`,
  without: 'No coupon in your cart',
  inCart: (code: string) => `${code} is in your cart.`,
  terms: 'Terms and Condition',
  manage: 'Manage promos',
};
