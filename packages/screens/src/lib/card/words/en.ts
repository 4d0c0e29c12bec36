import { MESSAGES } from '@seduh/contract/constants';

/** A product on the menu, and putting one into the cart, or having a line of it otherwise. */
export const words = {
  /** By id. */
  categories: { 1: 'Coffee', 2: 'Non Coffee', 3: 'Foods', 4: 'Add on' },
  sold: (count: string) => `${count} sold`,
  fresh: 'New on the menu',
  soldOut: 'Sold out',
  favorite: 'Favorite',
  edit: (name: string) => `Edit ${name}`,
  add: (name: string) => `Add ${name} to cart`,
  added: MESSAGES.addedToCart,
  notLoaded: 'That did not load. Check your connection and try again.',
  /** The same of a cup that is chosen already: Indonesian says it otherwise. */
  choicesNotLoaded: 'That did not load. Check your connection and try again.',
  most: (limit: number, pieces: number) => `${limit} of one at most: ${pieces} are in your cart`,
  full: (limit: number) => `Your cart is full: ${limit} lines at most`,
  tooMany: 'With the same line in your cart that would be more than 99. It stays as it is.',
};
