import type { NamedDay } from '../../lib/format/days';

/** The page of one product. */
export const words = {
  missing: {
    pageTitle: 'Product not found',
    title: 'This cup is not on the menu',
    text: 'It may have been taken off, or the address has a typo.',
    action: 'See the menu',
  },
  product: 'Product',
  failed: 'This product did not come',
  loading: 'Loading the product',
  others: 'Goes well with',

  offMenu: 'Off the menu',
  soldOut: 'Sold out',
  later: (way: string, day: NamedDay, time: string) => `${way} ${'text' in day ? day.text : day.name} ${time}`,
  checkout: 'Checkout',
  add: 'Add to cart',
  /** The same where a phone has little room, beside what is added and its price. */
  addInStrip: 'Add to cart',

  size: 'Size',
  quantity: 'Quantity',
  delivery: 'Delivery',
  note: 'Note to the kitchen',
  noteHint: 'Less sugar, no ice, an allergy: whatever the cup should know.',
  edit: 'Edit Product',
  least: 'Choose at least 1',
};
