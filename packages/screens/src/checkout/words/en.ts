import { MESSAGES } from '@seduh/contract/constants';

/** The checkout's page, as far as it is drawn at once. */
export const words = {
  title: 'Your Cart',
  steps: ['Order', 'Checkout', 'Payment'],
  placed: 'Your order is in. One moment.',
  silent: 'The counter does not answer',
  kept: (reason: string) => `${reason} Your cart is kept.`,
  noMethod: 'Choose how you pay.',
  required: MESSAGES.required,
  pay: 'Confirm and pay',
  method: 'Payment method',
  details: 'Address details',

  side: 'Payment summary',
  slip: 'Order summary',
  subtotal: 'Subtotal',
  promo: (code: string) => `Promo ${code}`,
  freeCup: 'Free cup',
  tax: 'Tax and fees',
  shipping: 'Shipping',
  shippingFrom: 'Shipping, from',
  total: 'Total',
  totalFrom: 'Total, from',
  free: 'You can cancel for free until the kitchen accepts it.',
  /** The last try had another cart, and may have made an order. */
  spent: 'This order may have gone through. Look at your history before you pay again.',
};
