import { sql } from 'kysely';
import type { Viewer } from '../../deps';
import type { Db, Tx } from '../../db/tx';

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Keeps a session under the hash of its token. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

/**
 * The same while the account is open and this is its password; else false. The account's row is held meanwhile, so that
 * a change of the password either comes first or finds the session.
 */
export async function insertSessionWith(db: Db, session: NewSession, passwordHash: string): Promise<boolean> {
  const { rows } = await sql`
    with account as (
      select id from users
      where id = ${session.userId}::uuid and password_hash = ${passwordHash} and closed_at is null
      for share
    )
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select ${session.tokenHash}::bytea, id, ${session.createdAt}::timestamptz, ${session.expiresAt}::timestamptz
    from account
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** Whom a token stands for at `now`; null for an unknown, expired or revoked one and for a closed account. */
export async function findViewer(db: Db, tokenHash: Buffer, now: Date): Promise<Viewer | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { userId: row.id, role: row.role } : null;
}

/** The same for many at once, by the hashes of their tokens in base64url. */
export async function findViewers(db: Db, ids: readonly string[], now: Date): Promise<Map<string, Viewer>> {
  const hashes = ids.map((id) => Buffer.from(id, 'base64url'));
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'users.id', 'users.role'])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('sessions.expires_at', '>', now)
    .where('users.closed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ token_hash, id, role }) => [token_hash.toString('base64url'), { userId: id, role }]));
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** All of a user's, but for the one that stays, and every login at a provider that is about to become one. */
export async function deleteSessionsOf(tx: Tx, userId: string, exceptHash: Buffer | null): Promise<void> {
  let sessions = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptHash) sessions = sessions.where('token_hash', '!=', exceptHash);
  await sessions.execute();
  await tx.deleteFrom('oidc_logins').where('user_id', '=', userId).execute();
}

/** Clears away what has run out, of one user. */
export async function deleteExpiredSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}
