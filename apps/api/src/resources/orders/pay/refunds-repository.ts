import type { Refund, RefundLine } from '@seduh/contract';
import { sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { COLUMNS, type RefundsTable } from '../../../platform/db/schema';
import { countOf, pageOf } from '../../../platform/db/query';
import type { Db, Tx } from '../../../platform/db/tx';
import type { PageRequest } from '../../../platform/http/envelope';

const WHOLE = COLUMNS.refunds.map((column) => `refunds.${column}` as const);

export type RefundRow = Selectable<RefundsTable>;

/** What refunds come to, whole rupiah. */
export const sumOf = (refunds: readonly { amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Where a refund's money is. */
export const refundState = ({ refunded_at }: Pick<RefundRow, 'refunded_at'>): Refund['state'] =>
  refunded_at ? 'returned' : 'owed';

/** A refund with the name of the member of staff who made it. */
export interface NamedRefund extends RefundRow {
  first_name: string | null;
  display_name: string | null;
}

interface NewRefund
  extends Pick<RefundRow, 'cause' | 'method' | 'amount' | 'actor'>, Partial<Pick<RefundRow, 'shipping' | 'reason'>> {
  orderId: string;
  lines?: readonly RefundLine[];
  actorId?: string | null;
  at: Date;
  /** The card payment whose provider gives the money back, under the refund's id where no other name is said. */
  card?: { provider: string; ref: string; key?: string } | null;
  /** It went back at this moment; otherwise it is owed. */
  returned?: boolean;
}

/** Writes down that money goes back. Lock the order first: what may go back depends on what went back before. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const { orderId, actorId = null, at, lines = [], card = null, returned = false, ...plain } = refund;
  const { shipping = false, reason = null } = plain;
  const id = uuidv7();
  await tx
    .insertInto('refunds')
    .values({
      ...plain,
      id,
      order_id: orderId,
      lines: JSON.stringify(lines),
      shipping,
      reason,
      actor_id: actorId,
      created_at: at,
      refunded_at: returned ? at : null,
      refunded_by: returned ? actorId : null,
      provider: card?.provider ?? null,
      provider_ref: card?.ref ?? null,
      provider_key: card ? (card.key ?? id) : null,
      next_try_at: card && !returned ? at : null,
    })
    .execute();
}

/** All of an order's refunds, oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<(RefundRow & Pick<Refund, 'state'>)[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(COLUMNS.refunds)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, state: refundState(row) }));
}

/** The refunds of many orders with who made them, oldest first. */
export const listNamedRefunds = (db: Db, orderIds: readonly string[]): Promise<NamedRefund[]> =>
  db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.actor_id')
    .select([...WHOLE, 'users.first_name', 'users.display_name'])
    .where('refunds.order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();

/** Says that a refund's money is back. */
export async function noteReturned(tx: Tx, id: string, at: Date, by: string | null = null): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ refunded_at: at, refunded_by: by, next_try_at: null, failure: null })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .execute();
}

/** Why the provider did not take a refund; it is asked again at the time that was set when it was claimed. */
export async function noteFailure(db: Db, id: string, failure: string): Promise<void> {
  await db.updateTable('refunds').set({ failure }).where('id', '=', id).where('refunded_at', 'is', null).execute();
}

const OWED = sql<boolean>`refunds.refunded_at is null`;

/** One page of what is owed, oldest first. */
export function listOwed(db: Db, page: PageRequest) {
  const owed = db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('users', 'users.id', 'refunds.actor_id')
    .select(WHOLE)
    .select(['users.first_name', 'users.display_name'])
    .select(['orders.number', 'orders.status', 'orders.customer_name', 'orders.phone'])
    .where(OWED)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id');
  return pageOf(owed, page).execute();
}

/** Whose refund this is; undefined for none. */
export function findRefund(db: Db, id: string) {
  return db.selectFrom('refunds').select(['id', 'order_id']).where('id', '=', id).executeTakeFirst();
}

/** How many refunds are owed. */
export const countOwed = (db: Db): Promise<number> => countOf(db.selectFrom('refunds').where(OWED));

export type OwedRow = Awaited<ReturnType<typeof listOwed>>[number];

/** Takes over what the version before left owed, but not what it is asking the provider for at this moment. */
export async function adoptOwed(db: Db, now: Date): Promise<void> {
  await sql`
    with left_over as (
      update payment_attempts set refund_due_at = null
      where refund_due_at <= ${now} and refunded_at is null
      returning provider, ref, payment_id
    )
    insert into refunds (
      id, order_id, cause, method, amount, actor, created_at, provider, provider_ref, provider_key, next_try_at
    )
    select
      gen_random_uuid(), payments.order_id,
      case when payments.provider_ref = left_over.ref then 'cancelled' else 'paid twice' end,
      payments.method, payments.amount, 'system', ${now}, left_over.provider, left_over.ref, left_over.ref, ${now}
    from left_over join payments on payments.id = left_over.payment_id`.execute(db);
}
