/** The sheet that asks what is chosen of a product. */
export const words = {
  first: 'Choose first, then it goes into your cart.',
  loading: 'Loading what there is to choose',
  failed: 'The choices did not come. Check your connection and try again.',
  again: 'Try again',
  close: 'Not now',
  add: (price: string) => `Add for ${price}`,
  save: (price: string) => `Save for ${price}`,
  size: 'Size',
};
