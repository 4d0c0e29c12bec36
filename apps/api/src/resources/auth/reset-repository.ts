import { sql, type Insertable } from 'kysely';
import { changes, countOf, finds, openAccount, readShopColumns } from '../../platform/db/query';
import type { Schema } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';
import type { ShopContact } from './mail-templates';

/** What a mail says of the shop. */
export const readShopContact = (db: Db): Promise<ShopContact> => readShopColumns(db, ['name', 'phone']);

/** Whether an open account that is not switched off still has this email, which then stays until the end of the transaction. */
export const holdMailbox = (tx: Tx, { id, email }: { id: string; email: string }): Promise<boolean> =>
  finds(openAccount(tx, id).select('id').where('email', '=', email).where('disabled_at', 'is', null).forShare());

/** How many links an account was given since then. */
export const countResets = (tx: Tx, userId: string, since: Date): Promise<number> =>
  countOf(tx.selectFrom('password_resets').where('user_id', '=', userId).where('created_at', '>', since));

/** Keeps a link; false where another one of this user was made at the same moment, as only one may be open. */
export const insertReset = (tx: Tx, reset: Insertable<Schema['password_resets']>): Promise<boolean> =>
  finds(
    tx
      .insertInto('password_resets')
      .values(reset)
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
  );

/** Makes the open link of a user useless. */
export async function spendResets(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Whose open link this is; null for an unknown, used or old one and for an account that is
 * closed or switched off. */
export async function findReset(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.role', 'users.email', 'users.language', 'users.email_proved_at'])
    .select(['users.display_name', 'users.phone'])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .where('users.closed_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

export type ResetAccount = NonNullable<Awaited<ReturnType<typeof findReset>>>;

/** Uses a link up; false where it is no longer open. Of many at once one gets true. */
export const takeReset = (tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> =>
  changes(
    tx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  );

/**
 * Sets a password by a mailed link, which shows that the person reads the mailbox; false for a closed account. Where
 * nobody had shown that before, a tie to a provider's person is cut: it may be somebody else's who took this email.
 */
export const resetPassword = (tx: Tx, userId: string, passwordHash: string, at: Date): Promise<boolean> =>
  changes(
    tx
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        oidc_issuer: sql`case when email_proved_at is not null then oidc_issuer end`,
        oidc_subject: sql`case when email_proved_at is not null then oidc_subject end`,
        email_proved_at: sql`coalesce(email_proved_at, ${at}::timestamptz)`,
      })
      .where('id', '=', userId)
      .where('closed_at', 'is', null)
      .where('disabled_at', 'is', null),
  );
