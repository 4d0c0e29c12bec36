import type { PushSubscriptionBody } from '@seduh/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { changes, openAccount } from '../../platform/db/query';
import type { Db, Tx } from '../../platform/db/tx';

const valuesOf = ({ endpoint, expirationTime, keys }: PushSubscriptionBody) => ({
  endpoint,
  ...keys,
  expires_at: expirationTime ? new Date(expirationTime) : null,
});

/**
 * Gives a session this subscription, and takes it from whichever session had it: a browser has one person at a time.
 * One session has one, so an account has as many as it has sessions. False where the session has ended meanwhile.
 */
export async function putSubscription(
  tx: Tx,
  sessionHash: Buffer,
  subscription: PushSubscriptionBody,
  now: Date,
): Promise<boolean> {
  const { endpoint, p256dh, auth, expires_at } = valuesOf(subscription);
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('session_hash', '!=', sessionHash)
    .execute();
  const { rows } = await sql`
    insert into push_subscriptions (id, session_hash, endpoint, p256dh, auth, created_at, expires_at)
    select ${uuidv7()}, token_hash, ${endpoint}, ${p256dh}, ${auth}, ${now}, ${expires_at}
    from sessions where token_hash = ${sessionHash} for share
    on conflict (session_hash) do update set
      endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, expires_at = excluded.expires_at
    returning id`.execute(tx);
  return rows.length === 1;
}

/** Puts another subscription in the place of one; false where nobody has that one. */
export const renewSubscription = (tx: Tx, oldEndpoint: string, next: PushSubscriptionBody): Promise<boolean> =>
  changes(tx.updateTable('push_subscriptions').set(valuesOf(next)).where('endpoint', '=', oldEndpoint));

export async function deleteSubscription(db: Db, sessionHash: Buffer): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
}

/** Forgets a subscription that its push service does not know any more; not the one that has taken its place. */
export async function forgetSubscription(db: Db, id: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

export async function touchSubscription(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('push_subscriptions').set({ used_at: at }).where('id', '=', id).execute();
}

/** What somebody wants to be told, and the subscription of their session; undefined for a closed account. */
export const findChoices = (db: Db, userId: string, sessionHash: Buffer) =>
  openAccount(db, userId)
    .leftJoin('push_subscriptions', (join) => join.on('session_hash', '=', sessionHash))
    .select(['receipt_mails', 'news_mails', 'news_messages', 'endpoint as push_endpoint'])
    .executeTakeFirst();

/** What of the choices changes. */
export interface ChoiceChanges {
  receipt_mails?: boolean | undefined;
  news_mails?: boolean | undefined;
  news_messages?: boolean | undefined;
}

export async function updateChoices(db: Db, userId: string, choices: ChoiceChanges): Promise<void> {
  await db.updateTable('users').set(choices).where('id', '=', userId).where('closed_at', 'is', null).execute();
}
