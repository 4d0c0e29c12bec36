// States and choices that are words. Apart from the ids, which the storefront's entry carries.

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

/** Statuses in which the customer has got what was ordered. */
export const HANDED_OVER_STATUSES = ['delivered', 'picked up'] as const;

/** Statuses after which nothing more happens. */
export const FINAL_STATUSES = [...HANDED_OVER_STATUSES, 'cancelled'] as const;

/**
 * State of an order's one payment.
 * `confirmed`: cash on delivery, agreed when placed, to be settled by staff; `awaiting`: transfer or card not yet seen.
 */
export const PAYMENT_STATES = ['confirmed', 'awaiting', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;

/** Why money goes back. `paid twice`: a second attempt's money; `provider`: taken back by the card's provider or bank. */
export const REFUND_CAUSES = ['refund', 'cancelled', 'late payment', 'paid twice', 'provider'] as const;

/** Sort orders of the product list; `popular` is the resting one and no row of the menu. */
export const PRODUCT_SORTS = ['popular', 'newest', 'oldest', 'priciest', 'cheapest'] as const;

/**
 * What people are told of an order where they are, and staff of a new one. `offer`: something of it has run out, and another
 * thing is offered; `message`: staff have written to its customer; `question`: the customer has written to staff.
 */
export const NOTICE_KINDS = [
  'accepted',
  'late',
  'offer',
  'ready',
  'out for delivery',
  'new order',
  'message',
  'question',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** By what people are told. */
export const UNDELIVERED_WAYS = ['mail', 'push', 'phone'] as const;

/** What may not reach somebody: news, a receipt, a mail about an account. */
export const UNDELIVERED_THINGS = [...NOTICE_KINDS, 'receipt', 'account'] as const;

/**
 * Why something was given up. `address`, `number`: there is nobody; `refused`: whoever brings it does not take this one;
 * `away`: they did not answer, or not to us, for as long as it was tried; `old`: it came too late to be news.
 */
export const UNDELIVERED_REASONS = ['address', 'number', 'refused', 'away', 'old'] as const;
export type UndeliveredReason = (typeof UNDELIVERED_REASONS)[number];

/** By what a message reaches a phone. */
export const MESSAGE_CHANNELS = ['WhatsApp', 'SMS'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What somebody is called on the collection screen, beside their order's number. */
export const CALLED_BY = ['name', 'initials', 'number'] as const;
export type CalledBy = (typeof CALLED_BY)[number];

export const GENDERS = ['Male', 'Female'] as const;

/** How long a period of the dashboard is. */
export const REPORT_RANGES = ['daily', 'weekly', 'monthly'] as const;

/**
 * What a promo gives: percent or rupiah off the goods, free pieces with those that are bought, or the ride. One that is
 * made stays of its kind.
 */
export const PROMO_KINDS = ['percent', 'amount', 'bundle', 'delivery'] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

/** Which promos staff list. */
export const PROMO_STATES = ['running', 'ended', 'all'] as const;

/** Entries of a member card: for an order handed over, less by a refund or an undo, for a free cup, and that cup's order cancelled. */
export const POINTS_KINDS = ['earned', 'taken back', 'spent', 'given back'] as const;
export type PointsKind = (typeof POINTS_KINDS)[number];
