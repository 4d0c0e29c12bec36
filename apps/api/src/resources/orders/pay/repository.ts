import { sql, type Insertable, type Selectable } from 'kysely';
import { COLUMNS, type PaymentAttemptsTable, type PaymentsTable, type Schema } from '../../../platform/db/schema';
import { changes, finds } from '../../../platform/db/query';
import type { Db, Tx } from '../../../platform/db/tx';

export type PaymentRow = Selectable<PaymentsTable>;

/** An order's one payment, as it is now: lock the order first. */
export const readPayment = (tx: Tx, orderId: string): Promise<PaymentRow> =>
  tx.selectFrom('payments').select(COLUMNS.payments).where('order_id', '=', orderId).executeTakeFirstOrThrow();

type Change = Partial<
  Pick<PaymentRow, 'state' | 'paid_at' | 'refunded_at' | 'confirmed_by' | 'provider' | 'provider_ref' | 'pay_url'>
>;

export async function changePayment(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Unpaid payments whose time is over. */
const overdue = (db: Db, now: Date) =>
  db.selectFrom('payments').where('state', 'in', ['awaiting', 'failed']).where('due_at', '<=', now);

/** Whether an order is unpaid although its time is over. */
export const isOverdue = (db: Db, orderId: string, now: Date): Promise<boolean> =>
  finds(overdue(db, now).select('id').where('order_id', '=', orderId));

/** Locks an overdue order that nobody else is busy with, also in other processes; undefined where there is none. */
export async function lockOverdueOrder(tx: Tx, now: Date): Promise<string | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', overdue(tx, now).select('order_id'))
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return order?.id;
}

/** An attempt with the order it is about and what that costs; undefined for one that was never made. */
export function findAttempt(db: Db, provider: string, ref: string) {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select(['payment_attempts.provider', 'payment_attempts.ref', 'payments.order_id', 'payments.amount'])
    .where('payment_attempts.provider', '=', provider)
    .where('payment_attempts.ref', '=', ref)
    .executeTakeFirst();
}

export type AttemptKey = Pick<Selectable<PaymentAttemptsTable>, 'provider' | 'ref'>;

export async function insertAttempt(
  tx: Tx,
  attempt: AttemptKey & { payment_id: string; started_at: Date },
): Promise<void> {
  await tx
    .insertInto('payment_attempts')
    .values({ ...attempt, opening_until: openingUntil })
    .execute();
}

/** How long whoever opens a page is believed to be at it without saying so again. */
export const OPENING_LEASE_MS = 1_500;

/** By the database's clock: the shop's may stand still, and processes may differ. */
export const openingUntil = sql<Date>`clock_timestamp() + ${`${OPENING_LEASE_MS} milliseconds`}::interval`;

/** Says that an attempt's page is still being opened, or, with `over`, that it is not any more. */
export async function renewOpening(db: Db, { provider, ref }: AttemptKey, over = false): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ opening_until: over ? null : openingUntil })
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .execute();
}

/** Writes down what a provider said; false where this very event has been written down before. */
export async function recordWebhook(tx: Tx, event: Insertable<Schema['payment_notices']>): Promise<boolean> {
  const written = await tx
    .insertInto('payment_notices')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** The page of the attempt under way, once the provider has opened it. */
export const storePayUrl = (db: Db, attempt: AttemptKey, url: string): Promise<boolean> =>
  changes(underWay(db, attempt).set({ pay_url: url }));

/** Gives an attempt up that has no page, so that the next one need not wait for it. */
export async function dropAttempt(db: Db, attempt: AttemptKey): Promise<void> {
  await underWay(db, attempt).set({ provider_ref: null }).where('pay_url', 'is', null).execute();
}

const underWay = (db: Db, { provider, ref }: AttemptKey) =>
  db
    .updateTable('payments')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .where('state', '=', 'awaiting');

/** Where a card payment stands: its page, the attempt under way, and whether somebody is opening a page for it. */
export const readPayPage = (db: Db, orderId: string) =>
  db
    .selectFrom('payments')
    .leftJoin('payment_attempts as attempt', (join) =>
      join.onRef('attempt.provider', '=', 'payments.provider').onRef('attempt.ref', '=', 'payments.provider_ref'),
    )
    .select([
      'payments.state',
      'payments.pay_url',
      'attempt.started_at',
      sql<boolean>`coalesce(attempt.opening_until > clock_timestamp(), false)`.as('opening'),
    ])
    .where('payments.order_id', '=', orderId)
    .executeTakeFirstOrThrow();

/** What the simulator's page says of an attempt; undefined for one that was never made. */
export const findSimulated = (db: Db, ref: string) =>
  db
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments', 'payments.id', 'attempt.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('shop', (join) => join.onTrue())
    .select(['orders.id as orderId', 'orders.number', 'payments.amount', 'payments.state', 'payments.method'])
    .select('shop.name as shopName')
    .where('attempt.provider', '=', 'simulator')
    .where('attempt.ref', '=', ref)
    .executeTakeFirst();
