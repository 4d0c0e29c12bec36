import { sql } from 'kysely';
import type { Order } from '@seduh/contract';
import type { Tx } from '../../db/tx';

const NOT_REFUNDED = { refunded_amount: 0, owed_amount: 0, refunds: [] };

/** What an idempotency key stands for, once an order was made with it. */
export interface StoredReply {
  bodyHash: string;
  order: Order;
}

/** Orders of one account come one after the other: each counts what the ones before it hold. */
const accountLock = (userId: string) => sql`pg_advisory_xact_lock(hashtextextended(${userId}, 0))`;

/**
 * Claims a key for the order this transaction makes, and the account for its duration. Waits while another transaction
 * holds the same key; null: it is ours. The claim vanishes with a rollback, so a refused order leaves its key free.
 */
export async function claimKey(
  tx: Tx,
  claim: { userId: string; key: string; bodyHash: string; now: Date },
): Promise<StoredReply | null> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: claim.userId, key: claim.key, body_hash: claim.bodyHash, created_at: claim.now })
    .onConflict((conflict) => conflict.doNothing())
    // a lock in the same round trip: what the next statement sees is read after it
    .returning(['key', accountLock(claim.userId).as('locked')])
    .executeTakeFirst();
  if (claimed) return null;
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  // key and reply are committed together; only an order is ever stored, maybe by the version before
  const order = stored.reply as Order;
  return { bodyHash: stored.body_hash, order: { ...order, payment: { ...NOT_REFUNDED, ...order?.payment } } };
}

/** Says what a claimed key was used for where the answer is read anew each time. */
export async function keepKey(
  tx: Tx,
  { userId, key, orderId }: { userId: string; key: string; orderId: string },
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: 200, order_id: orderId })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
