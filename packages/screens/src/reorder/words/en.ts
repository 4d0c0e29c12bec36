const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** An old order, put into the cart once more. */
export const words = {
  again: 'Order again',
  notNow: 'Not now',
  line: (qty: number, price: string) => `${qty} x ${price}`,
  failed: 'That did not work',
  tryAgain: 'Try again',
  nothingLeft: 'Nothing of it is left',
  cartStays: 'Your cart stays as it is.',
  menu: 'See the menu',
  inCart: (count: number) => `Your cart has ${items(count)}. ${count === 1 ? 'It stays' : 'They stay'} in it.`,
  ask: 'Add to your cart?',
  add: 'Add to cart',
  notAsBefore: 'Not quite as before',
  changed: 'This has changed since you ordered it.',
  /** @param forSize what of it is for the size, null for nothing */
  newPrice: (now: string, forSize: string | null, before: string) =>
    `${now} a piece${forSize ? `, ${forSize} of it for the size` : ''}. It was ${before}.`,
  fewFit: (pieces: number) => `Only ${pieces} more fit into your cart.`,
  noneFits: 'Your cart is too full for it.',
};
