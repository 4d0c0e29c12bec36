import { sql, type Insertable } from 'kysely';
import { changes, countOf, finds, openAccount } from '../../../platform/db/query';
import type { Schema } from '../../../platform/db/schema';
import type { Db, Tx } from '../../../platform/db/tx';

/** What a challenge is for: a login of anybody, or a passkey to be added in one session. */
type ChallengeUse =
  | { purpose: 'login' }
  | {
      purpose: 'register';
      userId: string;
      /** The hash of the session's token. */
      sessionHash: Buffer;
    };

interface Challenge {
  hash: Buffer;
  use: ChallengeUse;
}

const boundTo = (use: ChallengeUse) =>
  use.purpose === 'login'
    ? { user_id: null, session_hash: null }
    : { user_id: use.userId, session_hash: use.sessionHash };

/** Keeps a challenge, and clears away those that ran out. A session waits for one passkey at a time. */
export async function insertChallenge(db: Db, { hash, use }: Challenge, now: Date, expiresAt: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  const bound = boundTo(use);
  if (bound.session_hash)
    await db.deleteFrom('passkey_challenges').where('session_hash', '=', bound.session_hash).execute();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, purpose: use.purpose, ...bound, expires_at: expiresAt })
    .execute();
}

/** Takes a challenge out; false where it was never given for this, was taken, or is too old. Of many at once one gets true. */
export const takeChallenge = (db: Db, { hash, use }: Challenge, now: Date): Promise<boolean> => {
  const bound = boundTo(use);
  return finds(
    db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hash)
      .where('purpose', '=', use.purpose)
      .where('user_id', 'is not distinct from', bound.user_id)
      .where('session_hash', 'is not distinct from', bound.session_hash)
      .where('expires_at', '>', now)
      .returning('purpose'),
  );
};

/** An open account with what decides about its passkeys; held until the end of the transaction. */
export const holdAccount = (tx: Tx, userId: string) =>
  openAccount(tx, userId)
    .select(['email', 'language', 'password_hash', 'factor_at', 'role', 'bundle'])
    .select(({ fn }) => fn.coalesce('display_name', 'first_name', 'email').as('called'))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The passkey of this credential, with the account it opens. */
export const findCredential = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id', 'passkeys.public_key'])
    .select(['users.email', 'users.role', 'users.bundle', 'users.image', 'users.disabled_at'])
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();

/** Notes a use; false where its counter did not go on, which a copy of it would explain. Many do not count: 0 stays 0. */
export const usePasskey = (
  db: Db,
  id: string,
  { counter, synced, at }: { counter: number; synced: boolean; at: Date },
): Promise<boolean> =>
  changes(
    db
      .updateTable('passkeys')
      .set({ counter, synced, last_used_at: at })
      .where('id', '=', id)
      .where(({ or, and, eb }) =>
        or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(sql<number>`${counter}::bigint`, '=', 0)])]),
      ),
  );

/** Keeps a passkey; false where there is one of this credential, whoever's. */
export const insertPasskey = (tx: Tx, passkey: Insertable<Schema['passkeys']>): Promise<boolean> =>
  finds(
    tx
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );

/** The passkeys of an account, the one made first first. */
export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'provider', 'device', 'synced', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const countPasskeys = (db: Db, userId: string): Promise<number> =>
  countOf(db.selectFrom('passkeys').where('user_id', '=', userId));

/** What one of theirs is called; undefined where it is none of theirs. */
export const findName = async (tx: Tx, userId: string, id: string): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('passkeys')
      .select('name')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )?.name;

export async function rename(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
}

/** Takes one away, and ends what it began but for the session that asks. */
export async function removePasskey(tx: Tx, userId: string, id: string, exceptHash: Buffer): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute();
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', id)
    .where('token_hash', '!=', exceptHash)
    .execute();
  // without any left, a session is as good as the password it can be begun by again
  if ((await countPasskeys(tx, userId)) === 0) await forgetWaysIn(tx, userId);
}

const forgetWaysIn = (tx: Tx, userId: string) =>
  tx.updateTable('sessions').set({ passkey_id: null }).where('user_id', '=', userId).execute();

/** Takes all of an account away. */
export async function removePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await forgetWaysIn(tx, userId);
}

/** The same where it is a customer's: of staff they may be the second factor, which no mailbox goes past. */
export async function removeCustomersPasskeys(tx: Tx, userId: string): Promise<void> {
  const { role } = await tx.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow();
  if (role === 'User') await removePasskeys(tx, userId);
}

/** From now on the session of this token is one by this passkey. */
export async function markSession(tx: Tx, tokenHash: Buffer, passkeyId: string): Promise<void> {
  await tx.updateTable('sessions').set({ passkey_id: passkeyId }).where('token_hash', '=', tokenHash).execute();
}
