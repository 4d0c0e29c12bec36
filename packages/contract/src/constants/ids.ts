/** Roles as they travel in answers. Anything that is not Admin is treated as a customer. */
export const ROLES = ['User', 'Admin'] as const;

/** Category ids with the words of forms (`name`) and of the product tabs (`tab`): they differ on purpose. */
export const CATEGORIES = [
  { id: 1, name: 'Coffee', tab: 'Coffee' },
  { id: 2, name: 'Non Coffee', tab: 'Non Coffe' },
  { id: 3, name: 'Foods', tab: 'Foods' },
  { id: 4, name: 'Add on', tab: 'Add-on' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];
/** As answers and refusals name it. */
export type CategoryName = (typeof CATEGORIES)[number]['name'];

/** The tab that means "sort by popular, no category". */
export const FAVORITES_TAB = 'Favorites';

/** Size ids with the letter on the tile and the spoken name. */
export const SIZES = [
  { id: 1, code: 'R', name: 'Regular' },
  { id: 2, code: 'L', name: 'Large' },
  { id: 3, code: 'XL', name: 'Extra Large' },
] as const;

export type SizeId = (typeof SIZES)[number]['id'];
export type SizeName = (typeof SIZES)[number]['name'];

/** Delivery methods. The order here is the order on screen. */
export const DELIVERY = { dineIn: 1, pickUp: 3, doorDelivery: 4 } as const;
export const DELIVERY_METHODS = [
  { id: DELIVERY.dineIn, name: 'Dine in' },
  { id: DELIVERY.doorDelivery, name: 'Door delivery' },
  { id: DELIVERY.pickUp, name: 'Pick up' },
] as const;

export type DeliveryId = (typeof DELIVERY_METHODS)[number]['id'];
/** As answers name it. */
export type DeliveryMethodName = (typeof DELIVERY_METHODS)[number]['name'];

/** Cash and the terminal are taken at the counter, by staff; they had their ids before QRIS came. */
export const PAYMENT = { card: 1, bankAccount: 2, cashOnDelivery: 3, cash: 4, terminal: 5, qris: 6 } as const;
/** What customers choose from. */
export const PAYMENT_METHODS = [
  { id: PAYMENT.card, name: 'Card' },
  { id: PAYMENT.bankAccount, name: 'Bank account' },
  { id: PAYMENT.cashOnDelivery, name: 'Cash on delivery' },
  { id: PAYMENT.qris, name: 'QRIS' },
] as const;

/** How customers pay. */
export type CheckoutPaymentId = (typeof PAYMENT_METHODS)[number]['id'];

/** How an order is paid, also at the counter. */
export type PaymentId = (typeof PAYMENT)[keyof typeof PAYMENT];

/** Promo id that means "no promo". */
export const NO_PROMO_ID = '1';

// Here, as the entry has this file: alone, it would lie in the words of one language, and the other would fetch those too.

/** A number, perhaps with a letter: what needs the word "table" before it. */
const NUMBERED = /^\p{L}?\d+\p{L}?$/u;

/** Whether a table has a number: `7`, `A3`, `12b`. */
export const isNumbered = (label: string): boolean => NUMBERED.test(label);

/** How a table is said everywhere: `Table 7`, but `Terrace 2` as it is. @param word for a table, as it stands there */
export const tableCalled = (word: string, label: string): string => (isNumbered(label) ? `${word} ${label}` : label);
