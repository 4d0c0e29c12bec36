import type { Viewer } from '../../deps';
import type { Db } from '../../db/tx';

/** Keeps a session under the hash of its token. */
export async function insertSession(
  db: Db,
  session: { tokenHash: Buffer; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
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

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Clears away what has run out, of one user. */
export async function deleteExpiredSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}
