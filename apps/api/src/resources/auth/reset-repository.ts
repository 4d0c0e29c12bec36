import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tx';
import type { ShopContact } from './mail-templates';

interface NewReset {
  tokenHash: Buffer;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** What a mail says of the shop. */
export function readShopContact(db: Db): Promise<ShopContact> {
  return db.selectFrom('shop').select(['name', 'phone']).executeTakeFirstOrThrow();
}

/** Whether an open account still has this email, which then stays until the end of the transaction. */
export async function holdMailbox(tx: Tx, { id, email }: { id: string; email: string }): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return account !== undefined;
}

/** How many links an account was given since then. */
export async function countResets(tx: Tx, userId: string, since: Date): Promise<number> {
  const { links } = await tx
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return links;
}

/** Keeps a link; false where another one of this user was made at the same moment, as only one may be open. */
export async function insertReset(tx: Tx, { tokenHash, userId, createdAt, expiresAt }: NewReset): Promise<boolean> {
  const inserted = await tx
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, user_id: userId, created_at: createdAt, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Makes the open link of a user useless. */
export async function spendResets(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Whose open link this is; null for an unknown, used or old one and for a closed account. */
export async function findReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id')
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Uses a link up; false where it is no longer open. Of many at once one gets true. */
export async function takeReset(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/**
 * Sets a password by a mailed link, which shows that the person reads the mailbox; false for a closed account. Where
 * nobody had shown that before, a tie to a provider's person is cut: it may be somebody else's who took this email.
 */
export async function resetPassword(tx: Tx, userId: string, passwordHash: string, at: Date): Promise<boolean> {
  const set = await tx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      oidc_issuer: sql`case when email_proved_at is not null then oidc_issuer end`,
      oidc_subject: sql`case when email_proved_at is not null then oidc_subject end`,
      email_proved_at: sql`coalesce(email_proved_at, ${at}::timestamptz)`,
    })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}
