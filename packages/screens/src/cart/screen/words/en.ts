/** The page of the cart. */
export const words = {
  title: 'Cart',
  summary: 'Summary',
  lastPrices: (reason: string) => `${reason} These are the prices you saw last.`,
  again: 'Try again',
  soFar: 'So far',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  subtotal: 'Subtotal',
  counted: (promo: string | null) => `${promo ?? 'Promo'}, tax and shipping are counted at the checkout.`,
  staff: 'Staff accounts do not order. Log in as a customer to check out.',
  checkout: 'Checkout',
};
