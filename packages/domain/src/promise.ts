import type { Order } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { isFinal } from './order-status';
import { isUnpaid, PAYMENT_RULES } from './payments';

const MINUTE_MS = 60_000;

/** What the promised time of an order depends on. */
export type PromisedOrder = Pick<
  Order,
  'status_name' | 'delivery_id' | 'created_at' | 'ready_at' | 'scheduled' | 'payment_id'
> & { payment: Pick<Order['payment'], 'state' | 'paid_at'> };

/**
 * The full minute that a promise falls into, ms. Clocks here show no seconds: what is promised is rounded up before
 * anybody is told, so that whoever writes it writes the same minute, and never one that is earlier than was meant.
 */
export const upToMinute = (ms: number): number => Math.ceil(ms / MINUTE_MS) * MINUTE_MS;

/**
 * When the customer was promised it, ms; a full minute. What had to be paid first is not begun before, so without a time
 * of its own it is promised from its payment on.
 */
export function promisedAt({
  created_at,
  ready_at,
  scheduled,
  payment_id,
  payment,
}: Omit<PromisedOrder, 'status_name' | 'delivery_id'>): number {
  // of an order of before, it may have seconds
  const promised = upToMinute(Date.parse(ready_at));
  if (scheduled || PAYMENT_RULES[payment_id].paid !== 'ahead' || !payment.paid_at) return promised;
  return Math.max(promised, upToMinute(Date.parse(payment.paid_at) + Date.parse(ready_at) - Date.parse(created_at)));
}

/** Whole minutes since an order was placed, whatever has been done with it since. */
export function minutesOld({ created_at }: Pick<Order, 'created_at'>, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(created_at)) / MINUTE_MS));
}

/**
 * Whole minutes by which the promised time has passed; 0 while it has not, or once it was kept: what is picked up is there
 * when it is ready, all else when the customer has it. Who has not paid keeps himself waiting.
 */
export function minutesLate(order: PromisedOrder, now: number): number {
  const { status_name, delivery_id, payment } = order;
  const isKept = isFinal(status_name) || (status_name === 'ready' && delivery_id === DELIVERY.pickUp);
  if (isKept || isUnpaid(payment.state)) return 0;
  return Math.max(0, Math.floor((now - promisedAt(order)) / MINUTE_MS));
}
