/** Roles as they travel in answers. Anything that is not Admin is treated as a customer. */
export const ROLES = ['User', 'Admin'] as const;

/** Category ids with the words of forms (`name`) and of the product tabs (`tab`): they differ on purpose. */
export const CATEGORIES = [
  { id: 1, name: 'Coffee', tab: 'Coffee' },
  { id: 2, name: 'Non Coffee', tab: 'Non Coffe' },
  { id: 3, name: 'Foods', tab: 'Foods' },
  { id: 4, name: 'Add on', tab: 'Add-on' },
] as const;

/** The tab that means "sort by popular, no category". */
export const FAVORITES_TAB = 'Favorites';

/** Size ids with the letter on the tile and the spoken name. */
export const SIZES = [
  { id: 1, code: 'R', name: 'Regular' },
  { id: 2, code: 'L', name: 'Large' },
  { id: 3, code: 'XL', name: 'Extra Large' },
] as const;

/** Delivery ways. The order here is the order on screen. */
export const DELIVERY = { dineIn: 1, pickUp: 3, doorDelivery: 4 } as const;
export const DELIVERY_METHODS = [
  { id: DELIVERY.dineIn, name: 'Dine in' },
  { id: DELIVERY.doorDelivery, name: 'Door delivery' },
  { id: DELIVERY.pickUp, name: 'Pick up' },
] as const;

export const PAYMENT = { card: 1, bankAccount: 2, cashOnDelivery: 3 } as const;
export const PAYMENT_METHODS = [
  { id: PAYMENT.card, name: 'Card' },
  { id: PAYMENT.bankAccount, name: 'Bank account' },
  { id: PAYMENT.cashOnDelivery, name: 'Cash on delivery' },
] as const;

/** Promo id that means "no promo". */
export const NO_PROMO_ID = '1';

/** `status_name` of an order, in the order of its life. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'out for delivery',
  'delivered',
  'picked up',
  'cancelled',
] as const;

/** Statuses after which nothing more happens. */
export const FINAL_STATUSES = ['delivered', 'picked up', 'cancelled'] as const;

/**
 * State of an order's one payment.
 * `confirmed`: cash on delivery, agreed when placed, to be settled by staff; `awaiting`: transfer or card not yet seen.
 */
export const PAYMENT_STATES = ['confirmed', 'awaiting', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;

/** Why money goes back. `paid twice`: a second attempt's money; `provider`: taken back by the card's provider or bank. */
export const REFUND_CAUSES = ['refund', 'cancelled', 'late payment', 'paid twice', 'provider'] as const;

/** Sort orders of the product list; `popular` is the resting one and no row of the menu. */
export const PRODUCT_SORTS = ['popular', 'newest', 'oldest', 'priciest', 'cheapest'] as const;

export const GENDERS = ['Male', 'Female'] as const;

/** What the dashboard cuts time into. */
export const REPORT_RANGES = ['daily', 'weekly', 'monthly'] as const;

/** Which promos staff list. */
export const PROMO_STATES = ['running', 'ended', 'all'] as const;
