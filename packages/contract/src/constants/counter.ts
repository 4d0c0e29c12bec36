// What staff choose from at the counter. Apart from the ids, which the storefront's entry carries.
import { DELIVERY, PAYMENT, PAYMENT_METHODS } from './ids';

/** Where staff place orders of guests. */
export const COUNTER_PATHS = { orders: '/transactions/counter' } as const;

export const COUNTER_LIMITS = {
  /** What a guest is called. */
  guestName: 40,
  /** The highest number that a table may have. */
  tableNumber: 999,
} as const;

/** How guests pay at the counter, at once. The order here is the order on screen. */
export const COUNTER_PAYMENTS = [
  { id: PAYMENT.cash, name: 'Cash' },
  { id: PAYMENT.terminal, name: 'Card terminal' },
] as const;

export type CounterPaymentId = (typeof COUNTER_PAYMENTS)[number]['id'];

/** Every way in which an order may be paid. */
export const ALL_PAYMENTS = [...PAYMENT_METHODS, ...COUNTER_PAYMENTS] as const;

/** How guests get it at the counter: take away, or at a table. Nobody rides. */
export const COUNTER_DELIVERIES = [{ id: DELIVERY.pickUp }, { id: DELIVERY.dineIn }] as const;

export type CounterDeliveryId = (typeof COUNTER_DELIVERIES)[number]['id'];

/** Whether a table may be called so: mostly by a number, which is none that no shop has. */
export const isTableName = (table: string): boolean =>
  !/^\d+$/.test(table) || (Number(table) >= 1 && Number(table) <= COUNTER_LIMITS.tableNumber);
