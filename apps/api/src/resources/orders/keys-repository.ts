import { sql, type RawBuilder } from 'kysely';
import type { Order } from '@seduh/contract';
import { pausesStay } from '../../platform/db/pauses';
import type { Tx } from '../../platform/db/tx';

const NOT_REFUNDED = { refunded_amount: 0, owed_amount: 0, refunds: [] };

/** What an idempotency key stands for, once an order was made with it. */
export interface StoredReply {
  bodyHash: string;
  order: Order;
}

interface KeyClaim {
  userId: string;
  key: string;
  bodyHash: string;
  now: Date;
}

/** Held by who places an order for a chosen time. */
const TIMES_LOCK = 7_290_083;

const accountLock = (userId: string) => sql`pg_advisory_xact_lock(hashtextextended(${userId}, 0))`;

/**
 * Claims a key for what this transaction makes. Waits while another transaction holds the same key; null: it is ours.
 * The claim vanishes with a rollback, so a refused order leaves its key free.
 */
export const claimKey = (tx: Tx, claim: KeyClaim): Promise<StoredReply | null> => claimWith(tx, claim, sql`null`);

/**
 * The same for an order, and its account: orders of one come in a row, as each counts what the ones before it hold. What
 * is paused then stays so until the order is placed or refused. Orders for a chosen time come in a row as well, whoever
 * places them: each takes room that the next one must not see as free.
 */
export const claimKeyAndAccount = (
  tx: Tx,
  { takesTime, ...claim }: KeyClaim & { takesTime: boolean },
): Promise<StoredReply | null> => {
  const times = takesTime ? sql`pg_advisory_xact_lock(${TIMES_LOCK}::bigint)::text` : sql`''`;
  return claimWith(tx, claim, sql`concat(${accountLock(claim.userId)}::text, ${pausesStay()}::text, ${times})`);
};

/** @param lock taken in the same round trip: what the next statement sees is read after it */
async function claimWith(tx: Tx, claim: KeyClaim, lock: RawBuilder<unknown>): Promise<StoredReply | null> {
  // in SQL: the builder takes seven times as long to put it together, for each order
  const { rows } = await sql<{ key: string }>`
    insert into idempotency_keys (user_id, key, body_hash, created_at)
    values (${claim.userId}, ${claim.key}, ${claim.bodyHash}, ${claim.now})
    on conflict do nothing
    returning key, ${lock} as locked`.execute(tx);
  if (rows.length > 0) return null;
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
