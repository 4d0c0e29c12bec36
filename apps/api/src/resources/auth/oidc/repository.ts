import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/tx';
import type { OidcChecks } from './provider';

/** What decides whether a person may enter an account. */
export interface KnownAccount {
  id: string;
  role: 'User' | 'Admin';
  closed_at: Date | null;
  email_proved_at: Date | null;
  oidc_issuer: string | null;
  oidc_subject: string | null;
}

/** Who a provider says this is. */
export interface Identity {
  issuer: string;
  subject: string;
}

const ACCOUNT = ['id', 'role', 'closed_at', 'email_proved_at', 'oidc_issuer', 'oidc_subject'] as const;

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
export function takeLogin(db: Db, cookieHash: Buffer, state: string, now: Date): Promise<OidcChecks | undefined> {
  return db
    .deleteFrom('oidc_logins')
    .where('cookie_hash', '=', cookieHash)
    .where('state', '=', state)
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .returning(['state', 'nonce', 'verifier'])
    .executeTakeFirst();
}

/** Keeps for whom a login ended well. */
export async function insertFinished(
  db: Db,
  login: { cookieHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('oidc_logins')
    .values({
      cookie_hash: login.cookieHash,
      user_id: login.userId,
      expires_at: login.expiresAt,
      state: '',
      nonce: '',
      verifier: '',
    })
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
export function findEnterable(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'image'])
    .where('id', '=', id)
    .where('role', '=', 'User')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export function findByIdentity(db: Db, { issuer, subject }: Identity): Promise<KnownAccount | undefined> {
  return db
    .selectFrom('users')
    .select(ACCOUNT)
    .where('oidc_issuer', '=', issuer)
    .where('oidc_subject', '=', subject)
    .executeTakeFirst();
}

/** @param email in lower case */
export function findByEmail(db: Db, email: string): Promise<KnownAccount | undefined> {
  return db
    .selectFrom('users')
    .select(ACCOUNT)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .executeTakeFirst();
}

/** Ties an account to a person; false where it is no longer what was judged. */
export async function linkAccount(db: Db, account: KnownAccount, { issuer, subject }: Identity): Promise<boolean> {
  const linked = await untouched(db, account).set({ oidc_issuer: issuer, oidc_subject: subject }).executeTakeFirst();
  return linked.numUpdatedRows > 0n;
}

/** The same, and from now on it is theirs alone: whoever opened it by this email never showed that it was theirs. */
export async function takeOverAccount(
  tx: Tx,
  account: KnownAccount,
  { issuer, subject }: Identity,
  at: Date,
): Promise<boolean> {
  const taken = await untouched(tx, account)
    .set({ oidc_issuer: issuer, oidc_subject: subject, password_hash: null, email_proved_at: at })
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

const untouched = (db: Db, account: KnownAccount) =>
  db
    .updateTable('users')
    .where('id', '=', account.id)
    .where('role', '=', account.role)
    .where('closed_at', 'is', null)
    .where('email_proved_at', 'is not distinct from', account.email_proved_at)
    .where('oidc_subject', 'is not distinct from', account.oidc_subject);

export interface NewPerson extends Identity {
  id: string;
  /** In lower case; the provider knows that it is theirs. */
  email: string;
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  createdAt: Date;
}

/** Makes a customer's account; false where somebody else has that email or identity by now. */
export async function insertPerson(db: Db, person: NewPerson): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values({
      id: person.id,
      email: person.email,
      role: 'User',
      display_name: person.displayName,
      first_name: person.firstName,
      last_name: person.lastName,
      oidc_issuer: person.issuer,
      oidc_subject: person.subject,
      email_proved_at: person.createdAt,
      created_at: person.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<number>`1`.as('made'))
    .executeTakeFirst();
  return inserted !== undefined;
}
