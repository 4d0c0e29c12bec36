import type { OrderStatus } from '@seduh/contract';

/** Queues that somebody waits behind. */
export type QueueName = 'mails' | 'notices' | 'refunds';

/** What the books say of the shop, whichever process is asked. No person and no id stands in it. */
export interface ShopFigures {
  /** Orders that are not finished, by where they stand. */
  open: Readonly<Record<OrderStatus, number>>;
  /** Orders that were placed in the last 24 hours, by where they stand now. */
  day: Readonly<Record<OrderStatus, number>>;
  /** Of what was ready or handed over in the last 24 hours: in the promised minute, or after it. */
  promises: Readonly<Record<'kept' | 'late', number>>;
  /** What the shop owes: how many refunds, and rupiah. */
  owed: { refunds: number; rupiah: number };
  /** What waits in each queue, and for how many seconds the first of it has been due. */
  queues: Readonly<Record<QueueName, { waiting: number; oldestS: number }>>;
  /** What was given up in the last week and nobody has put aside, by way. */
  undelivered: Readonly<Record<'mail' | 'push' | 'phone', number>>;
}
