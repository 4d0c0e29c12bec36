import type { PaymentId, PaymentState } from '@seduh/contract';
import { ALL_PAYMENTS, LIMITS, PAYMENT } from '@seduh/contract/constants';
import { methodName } from './method-name';

/** What a provider says has become of one attempt to pay. `partly refunded`: some of the money is back, also by a dispute. */
export const PAYMENT_OUTCOMES = [
  'pending',
  'paid',
  'failed',
  'expired',
  'voided',
  'refunded',
  'charged back',
  'partly refunded',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/**
 * What an outcome does to an order's one payment.
 * - `pays late`: the order is off already, so the money is written down and owed back;
 * - `pays twice`: another attempt has paid, so this one's money is owed back, and the payment stays as it is;
 * - `gives back`: the provider has given the money back by itself, or the customer's bank has taken it back;
 * - `gives back some`: a part of it.
 */
export type PaymentEffect =
  | 'none'
  | 'pays'
  | 'fails'
  | 'expires'
  | 'pays late'
  | 'pays twice'
  | 'gives back'
  | 'gives back some';

type Effects = Readonly<Record<PaymentState, Partial<Record<PaymentOutcome, PaymentEffect>>>>;

const BACK = { refunded: 'gives back', 'charged back': 'gives back' } as const;

/** Of the attempt that the payment stands on. What is not named changes nothing. */
const CURRENT: Effects = {
  confirmed: {},
  awaiting: { paid: 'pays', failed: 'fails', voided: 'fails', expired: 'expires', ...BACK },
  // a provider may let the customer try again on the same page
  failed: { paid: 'pays', ...BACK },
  paid: { voided: 'gives back', ...BACK, 'partly refunded': 'gives back some' },
  expired: { paid: 'pays late', ...BACK },
  cancelled: { paid: 'pays late', ...BACK },
  refunded: {},
};

/** Of an attempt that was given up for a newer one: only money counts. */
const EARLIER: Effects = {
  confirmed: {},
  awaiting: { paid: 'pays' },
  failed: { paid: 'pays' },
  paid: { paid: 'pays twice' },
  expired: { paid: 'pays late' },
  cancelled: { paid: 'pays late' },
  refunded: { paid: 'pays twice' },
};

/** The one table of how outcomes move a payment; in whatever order they come, it never goes back. */
export function effectOf(state: PaymentState, outcome: PaymentOutcome, attempt: 'current' | 'earlier'): PaymentEffect {
  return (attempt === 'current' ? CURRENT : EARLIER)[state][outcome] ?? 'none';
}

/** What the rules want to know of a payment method. A new one does not compile until it has its answers. */
interface PaymentRules {
  /** Before the kitchen begins, when the customer has it, or to the staff who place it. */
  paid: 'ahead' | 'at the hand-over' | 'at the counter';
  /** Who sees the money come, and sends it back: its provider by itself, or staff by hand. */
  handledBy: 'provider' | 'staff';
  /** Where: on the provider's page, by scanning its code, to the shop's account, or to staff in person. */
  paidBy: 'page' | 'code' | 'transfer' | 'hand';
  /** Where it goes back to: the provider sends it to the card or the app, staff send a transfer, or give it in person. */
  goesBack: 'card' | 'app' | 'transfer' | 'hand' | 'terminal';
  /** The most that one payment may be, whole rupiah; null for no such limit. */
  most: number | null;
}

/** The most that one QRIS payment may be, whole rupiah: the bank of Indonesia's limit. */
export const QRIS_MAX = 10_000_000;

/** What each payment method means. Who treats them differently asks a column, by a Record of its values or a switch over all. */
export const PAYMENT_RULES = {
  [PAYMENT.card]: { paid: 'ahead', handledBy: 'provider', paidBy: 'page', goesBack: 'card', most: null },
  [PAYMENT.bankAccount]: { paid: 'ahead', handledBy: 'staff', paidBy: 'transfer', goesBack: 'transfer', most: null },
  [PAYMENT.cashOnDelivery]: {
    paid: 'at the hand-over',
    handledBy: 'staff',
    paidBy: 'hand',
    goesBack: 'hand',
    most: null,
  },
  [PAYMENT.cash]: { paid: 'at the counter', handledBy: 'staff', paidBy: 'hand', goesBack: 'hand', most: null },
  [PAYMENT.terminal]: { paid: 'at the counter', handledBy: 'staff', paidBy: 'hand', goesBack: 'terminal', most: null },
  [PAYMENT.qris]: { paid: 'ahead', handledBy: 'provider', paidBy: 'code', goesBack: 'app', most: QRIS_MAX },
} as const satisfies Readonly<Record<PaymentId, PaymentRules>>;

type RuledBy = typeof PAYMENT_RULES;

/** What a provider takes. */
export type ProviderMethod = {
  [Id in PaymentId]: RuledBy[Id]['handledBy'] extends 'provider' ? Id : never;
}[PaymentId];

/** Whether a provider takes it, so that it is paid on its page or by its code. */
export const isProviderMethod = (id: PaymentId): id is ProviderMethod => PAYMENT_RULES[id].handledBy === 'provider';

/** Whether staff wait for it to arrive at the shop's account. */
export const isTransfer = (paymentId: PaymentId): boolean => PAYMENT_RULES[paymentId].paidBy === 'transfer';

/** Whether it is agreed first, and paid in person as the customer gets the order. */
export const isPaidAtHandOver = (paymentId: PaymentId): boolean => PAYMENT_RULES[paymentId].paid === 'at the hand-over';

const MINUTE_MS = 60_000;

const FIRST_STATES = {
  ahead: 'awaiting',
  'at the hand-over': 'confirmed',
  'at the counter': 'paid',
} as const satisfies Record<PaymentRules['paid'], PaymentState>;

/**
 * How a new order's payment begins. One of nothing, as a promo of 100 % leaves it, is paid from the start: no provider
 * takes it, and nobody would wait for it to come.
 * @param amount whole rupiah
 */
export function firstState(paymentId: PaymentId, amount: number): 'paid' | 'confirmed' | 'awaiting' {
  if (amount === 0) return 'paid';
  return FIRST_STATES[PAYMENT_RULES[paymentId].paid];
}

/**
 * Until when an order placed now has to be paid; null where that is settled at the hand-over, or was at the counter.
 * @param transferMinutes how long the shop waits for a transfer
 */
export function dueAt(paymentId: PaymentId, placedAt: Date, transferMinutes: number): Date | null {
  if (PAYMENT_RULES[paymentId].paid !== 'ahead') return null;
  const minutes = isTransfer(paymentId) ? transferMinutes : LIMITS.cardMinutes;
  return new Date(placedAt.getTime() + minutes * MINUTE_MS);
}

/** Whether the customer still has to pay, and still can. */
export const isUnpaid = (state: PaymentState): boolean => state === 'awaiting' || state === 'failed';

/** Whether the kitchen may begin: paid, or agreed to be paid at the hand-over. */
export const isSecured = (state: PaymentState): boolean => state === 'confirmed' || state === 'paid';

/** What is said where a way of paying is asked for that the shop does not take, or not any more. */
export const PAYMENT_OFF = 'This way to pay is not on offer. Choose another one';

const nameOf = (paymentId: PaymentId) => methodName(ALL_PAYMENTS, paymentId);

/** Why this much cannot be paid this way; null where it can. @param amount whole rupiah */
export function whyTooMuch(paymentId: PaymentId, amount: number): string | null {
  const { most } = PAYMENT_RULES[paymentId];
  if (most === null || amount <= most) return null;
  return `${nameOf(paymentId)} takes at most IDR ${most.toLocaleString('en')} at once. Choose another way to pay`;
}

/** Whether a QRIS code is the simulator's: it leads to a page of this very server, and no app of a bank takes it. */
export const isSimulatedQr = (qr: string): boolean => qr.startsWith('/');

/** Where a payment stands while staff may say that its money has come; what was paid at the counter never does. */
const UNCONFIRMED = {
  ahead: 'awaiting',
  'at the hand-over': 'confirmed',
  'at the counter': 'confirmed',
} as const satisfies Record<PaymentRules['paid'], PaymentState>;

/** Why staff cannot say that the money of a payment has come; null where they can. */
export function whyNotConfirmable(paymentId: PaymentId, state: PaymentState): string | null {
  if (isProviderMethod(paymentId)) return `${nameOf(paymentId)} payments are confirmed by their provider`;
  return state === UNCONFIRMED[PAYMENT_RULES[paymentId].paid] ? null : `This payment is ${state} already`;
}

/** Why a customer cannot be sent to the provider's page (again); null where they can. */
export function whyNotRetryable(paymentId: PaymentId, state: PaymentState): string | null {
  if (!isProviderMethod(paymentId)) return 'This order is not paid by card or QRIS';
  return isUnpaid(state) ? null : `This payment is ${state} already`;
}
