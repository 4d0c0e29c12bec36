import { sql, type Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema';
import type { Viewer } from '../../platform/http/viewer';
import type { Db, Tx } from '../../platform/db/tx';

/** Its id is a UUIDv7: of two that were used at the same moment, the greater one was started later. */
export type NewSession = Required<Omit<Insertable<Schema['sessions']>, 'used_at' | 'passkey_id'>>;

/** When a session was used last, as far as it is known. */
const lastUsed = sql<Date>`coalesce(used_at, sessions.created_at)`;

/** Holds the row of a user against other logins and changes until the transaction ends. */
export async function holdUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Keeps a session under the hash of its token. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** What somebody has shown at a login. */
export interface Shown {
  passwordHash: string;
  /** Whether a code of their second factor was part of it. */
  hasFactor: boolean;
}

/**
 * The same while the account is open, this its password, and a second factor on as far as it was shown; else false. Its
 * row is held against a change meanwhile.
 */
export async function insertSessionWith(
  db: Db,
  session: NewSession,
  { passwordHash, hasFactor }: Shown,
): Promise<boolean> {
  const { rows } = await sql`
    with account as (
      select id from users
      where id = ${session.user_id}::uuid and password_hash = ${passwordHash} and closed_at is null
        and disabled_at is null and (factor_at is not null) = ${hasFactor}
      for share
    )
    insert into sessions (id, token_hash, user_id, device, created_at, expires_at)
    select ${session.id}::uuid, ${session.token_hash}::bytea, id, ${session.device}::text,
      ${session.created_at}::timestamptz, ${session.expires_at}::timestamptz
    from account
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** The same for who came by a passkey: while that is still theirs, and the account open. Both are held meanwhile. */
export async function insertSessionBy(db: Db, session: NewSession, passkeyId: string): Promise<boolean> {
  const { rows } = await sql`
    with account as (
      select users.id, passkeys.id as passkey_id from users join passkeys on passkeys.user_id = users.id
      where users.id = ${session.user_id}::uuid and passkeys.id = ${passkeyId}::uuid
        and closed_at is null and disabled_at is null
      for share
    )
    insert into sessions (id, token_hash, user_id, device, created_at, expires_at, passkey_id)
    select ${session.id}::uuid, ${session.token_hash}::bytea, id, ${session.device}::text,
      ${session.created_at}::timestamptz, ${session.expires_at}::timestamptz, passkey_id
    from account
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** A user's sessions beyond the `kept` used last. Asked after the own one is written, it misses none at a rush. */
export async function findSurplusSessions(db: Db, userId: string, kept: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy(lastUsed, 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

/**
 * Ends the session that another one replaces. What its device is told by push goes on in the new one where both are of
 * one account; else it ends with it.
 */
export async function replaceSession(tx: Tx, oldHash: Buffer, next: NewSession): Promise<void> {
  const own = tx.selectFrom('sessions').select('token_hash').where('token_hash', '=', oldHash);
  await tx
    .updateTable('push_subscriptions')
    .set({ session_hash: next.token_hash })
    .where('session_hash', 'in', own.where('user_id', '=', next.user_id))
    .execute();
  await deleteSession(tx, oldHash);
}

export async function deleteSessions(tx: Tx, tokenHashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', 'in', tokenHashes).execute();
}

/** A passkey is what somebody has and what they know or are: it counts as a code does. */
const hasFactor = sql<boolean>`(users.factor_at is not null or sessions.passkey_id is not null)`.as('hasFactor');

const liveSessions = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.expires_at', '>', now)
    .where('users.closed_at', 'is', null)
    .where('users.disabled_at', 'is', null);

/** Whom a token stands for at `now`; undefined for an unknown, expired or revoked one and for a closed account. */
export const findViewer = (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(Viewer & { lastUsedAt: Date }) | undefined> =>
  liveSessions(db, now)
    .select(['users.id as userId', 'users.role', 'users.bundle', hasFactor, lastUsed.as('lastUsedAt')])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Writes when a session was used, unless somebody has done so since `before`. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: sql`date_trunc('minute', ${now}::timestamptz)` })
    .where('token_hash', '=', tokenHash)
    .where(lastUsed, '<=', before)
    .execute();
}

/** Notes that somebody on staff was here; of customers nothing is noted. */
export async function noteSeen(db: Db, userId: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ seen_at: at }).where('id', '=', userId).where('role', '=', 'Admin').execute();
}

/** When the session of a token was started; undefined where there is none. */
export async function findSessionStart(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const session = db.selectFrom('sessions').select('created_at').where('token_hash', '=', tokenHash);
  return (await session.executeTakeFirst())?.created_at;
}

/** The live sessions of a user, the one that was used last first. */
export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'created_at', lastUsed.as('last_used_at')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy(lastUsed, 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The same for many at once, by the hashes of their tokens in base64url. */
export async function findViewers(db: Db, ids: readonly string[], now: Date): Promise<Map<string, Viewer>> {
  const hashes = ids.map((id) => Buffer.from(id, 'base64url'));
  const rows = await liveSessions(db, now)
    .select(['sessions.token_hash', 'users.id', 'users.role', 'users.bundle', hasFactor])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .execute();
  return new Map(
    rows.map(({ token_hash, id, ...rest }) => [token_hash.toString('base64url'), { userId: id, ...rest }]),
  );
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends one session of a user by its id; the hash of its token, null where it is nobody's or somebody else's. */
export async function deleteOwnSession(db: Db, userId: string, id: string): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/** All of a user's, but for the one that stays, and every login at a provider that is about to become one. */
export async function deleteSessionsOf(tx: Tx, userId: string, exceptHash: Buffer | null): Promise<number> {
  let sessions = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptHash) sessions = sessions.where('token_hash', '!=', exceptHash);
  const { numDeletedRows } = await sessions.executeTakeFirst();
  await tx.deleteFrom('oidc_logins').where('user_id', '=', userId).execute();
  return Number(numDeletedRows);
}

/** Clears away what has run out, of one user. */
export async function deleteExpiredSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}
