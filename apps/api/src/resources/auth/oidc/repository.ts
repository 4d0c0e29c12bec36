import { sql, type Insertable, type Selectable } from 'kysely';
import { changes, finds, openAccount } from '../../../platform/db/query';
import type { UsersTable } from '../../../platform/db/schema';
import type { Db, Tx } from '../../../platform/db/tx';
import { byEmail } from '../repository';
import type { OidcChecks } from './provider';

/** Who a provider says this is. */
export interface Identity {
  issuer: string;
  subject: string;
}

const ACCOUNT = ['id', 'role', 'closed_at', 'email_proved_at', 'oidc_issuer', 'oidc_subject'] as const;

/** What decides whether a person may enter an account. */
export type KnownAccount = Pick<Selectable<UsersTable>, (typeof ACCOUNT)[number]>;

/** Keeps what a login's answer is held against, and clears away logins that were not finished in time. */
export async function insertLogin(
  db: Db,
  login: { cookieHash: Buffer; checks: OidcChecks; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('oidc_logins').where('expires_at', '<=', login.now).execute();
  await db
    .insertInto('oidc_logins')
    .values({ cookie_hash: login.cookieHash, ...login.checks, expires_at: login.expiresAt })
    .execute();
}

/** Takes a login under way out, by its cookie and its state: its answer counts once. */
export const takeLogin = (db: Db, cookieHash: Buffer, state: string, now: Date): Promise<OidcChecks | undefined> =>
  db
    .deleteFrom('oidc_logins')
    .where('cookie_hash', '=', cookieHash)
    .where('state', '=', state)
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .returning(['state', 'nonce', 'verifier'])
    .executeTakeFirst();

/** Keeps for whom a login ended well. */
export async function insertFinished(
  db: Db,
  { cookieHash, userId, expiresAt }: { cookieHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  const login = { cookie_hash: cookieHash, user_id: userId, expires_at: expiresAt };
  await db
    .insertInto('oidc_logins')
    .values({ ...login, state: '', nonce: '', verifier: '' })
    .execute();
}

/** Takes a finished login out; null where there is none (any more). */
export async function takeFinished(db: Db, cookieHash: Buffer, now: Date): Promise<string | null> {
  const row = await db
    .deleteFrom('oidc_logins')
    .where('cookie_hash', '=', cookieHash)
    .where('user_id', 'is not', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** An open account that a provider's login may enter. */
export const findEnterable = (db: Db, id: string) =>
  openAccount(db, id).select(['id', 'email', 'role', 'bundle', 'image']).where('role', '=', 'User').executeTakeFirst();

export const findByIdentity = (db: Db, { issuer, subject }: Identity): Promise<KnownAccount | undefined> =>
  db
    .selectFrom('users')
    .select(ACCOUNT)
    .where('oidc_issuer', '=', issuer)
    .where('oidc_subject', '=', subject)
    .executeTakeFirst();

/** @param email in lower case */
export const findByEmail = (db: Db, email: string): Promise<KnownAccount | undefined> =>
  byEmail(db, email).select(ACCOUNT).executeTakeFirst();

/** Ties an account to a person; false where it is no longer what was judged. */
export const linkAccount = (db: Db, account: KnownAccount, { issuer, subject }: Identity): Promise<boolean> =>
  changes(untouched(db, account).set({ oidc_issuer: issuer, oidc_subject: subject }));

/** The same, and from now on it is theirs alone: whoever opened it by this email never showed that it was theirs. */
export const takeOverAccount = (
  tx: Tx,
  account: KnownAccount,
  { issuer, subject }: Identity,
  at: Date,
): Promise<boolean> => {
  const owned = { oidc_issuer: issuer, oidc_subject: subject, password_hash: null, email_proved_at: at };
  return changes(untouched(tx, account).set(owned));
};

const untouched = (db: Db, account: KnownAccount) =>
  db
    .updateTable('users')
    .where('id', '=', account.id)
    .where('role', '=', account.role)
    .where('closed_at', 'is', null)
    .where('email_proved_at', 'is not distinct from', account.email_proved_at)
    .where('oidc_subject', 'is not distinct from', account.oidc_subject);

/** Makes a customer's account; false where somebody else has that email or identity by now. */
export const insertPerson = (db: Db, person: Omit<Insertable<UsersTable>, 'role'>): Promise<boolean> =>
  finds(
    db
      .insertInto('users')
      .values({ ...person, role: 'User' })
      .onConflict((conflict) => conflict.doNothing())
      .returning(sql<number>`1`.as('made')),
  );
