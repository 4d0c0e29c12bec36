import type { PaymentId, PaymentState } from '@seduh/contract';
import { LIMITS, PAYMENT } from '@seduh/contract/constants';

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
}

export const PAYMENT_RULES: Readonly<Record<PaymentId, PaymentRules>> = {
  [PAYMENT.card]: { paid: 'ahead', handledBy: 'provider' },
  [PAYMENT.bankAccount]: { paid: 'ahead', handledBy: 'staff' },
  [PAYMENT.cashOnDelivery]: { paid: 'at the hand-over', handledBy: 'staff' },
  [PAYMENT.cash]: { paid: 'at the counter', handledBy: 'staff' },
  [PAYMENT.terminal]: { paid: 'at the counter', handledBy: 'staff' },
  [PAYMENT.qris]: { paid: 'ahead', handledBy: 'provider' },
};

/** Whether staff wait for it to arrive at the shop's account. */
export const isTransfer = (paymentId: PaymentId): boolean => {
  const { paid, handledBy } = PAYMENT_RULES[paymentId];
  return paid === 'ahead' && handledBy === 'staff';
};

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

const PROVIDER_CONFIRMS: Partial<Record<PaymentId, string>> = {
  [PAYMENT.qris]: 'QRIS payments are confirmed by their provider',
};

/** The most that one QRIS payment may be, whole rupiah: the bank of Indonesia's limit. */
export const QRIS_MAX = 10_000_000;

/** Why this much cannot be paid this way; null where it can. @param amount whole rupiah */
export const whyTooMuch = (paymentId: PaymentId, amount: number): string | null =>
  paymentId === PAYMENT.qris && amount > QRIS_MAX
    ? `QRIS takes at most IDR ${QRIS_MAX.toLocaleString('en')} at once. Choose another way to pay`
    : null;

/** Whether a QRIS code is the simulator's: it leads to a page of this very server, and no app of a bank takes it. */
export const isSimulatedQr = (qr: string): boolean => qr.startsWith('/');

/** Why staff cannot say that the money of a payment has come; null where they can. */
export function whyNotConfirmable(paymentId: PaymentId, state: PaymentState): string | null {
  const { paid, handledBy } = PAYMENT_RULES[paymentId];
  if (handledBy === 'provider') return PROVIDER_CONFIRMS[paymentId] ?? 'Card payments are confirmed by their provider';
  return state === (paid === 'ahead' ? 'awaiting' : 'confirmed') ? null : `This payment is ${state} already`;
}

/** Why a customer cannot be sent to the provider's page (again); null where they can. */
export function whyNotRetryable(paymentId: PaymentId, state: PaymentState): string | null {
  if (PAYMENT_RULES[paymentId].handledBy !== 'provider') return 'This order is not paid by card or QRIS';
  return isUnpaid(state) ? null : `This payment is ${state} already`;
}
