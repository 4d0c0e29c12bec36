import type { PasswordOwner } from '@seduh/domain/own-words';
import { sql } from 'kysely';
import { changes, finds, openAccount } from '../../platform/db/query';
import type { Db, Tx } from '../../platform/db/tx';

/** The password of an open account as a hash, null where it has none; undefined where there is no such account. */
export const findPasswordHash = async (db: Db, id: string): Promise<string | null | undefined> =>
  (await openAccount(db, id).select('password_hash').executeTakeFirst())?.password_hash;

/** What a new password of an open account may not be made of. */
export const findPasswordOwner = async (db: Db, id: string): Promise<PasswordOwner | undefined> =>
  openAccount(db, id)
    .innerJoin('shop', (join) => join.on('shop.id', '=', 1))
    .select(['users.email', 'users.display_name as name', 'users.phone', 'shop.name as shop'])
    .executeTakeFirst();

/** Changes a password; false where it was changed, or the account closed, since `from` was read. */
export const changePassword = (tx: Tx, id: string, from: string | null, to: string): Promise<boolean> =>
  changes(
    tx
      .updateTable('users')
      .set({ password_hash: to })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .where('password_hash', 'is not distinct from', from),
  );

/** An open account, held against orders being placed: each is either seen by what comes next, or finds nobody. */
export const holdAccount = async (tx: Tx, id: string) =>
  openAccount(tx, id).select(['password_hash', 'image']).forUpdate().executeTakeFirst();

export const hasOpenOrder = (tx: Tx, userId: string): Promise<boolean> =>
  finds(tx.selectFrom('orders').select('id').where('user_id', '=', userId).where('closed_at', 'is', null).limit(1));

/** Closes an account and takes the person out of all that stays in the books. Email and phone are free again. */
export async function forgetPerson(tx: Tx, id: string, at: Date): Promise<void> {
  const orders = tx.selectFrom('orders').select('id').where('user_id', '=', id);
  await tx.updateTable('order_lines').set({ note: null, warning: null }).where('order_id', 'in', orders).execute();
  await tx.updateTable('order_moves').set({ reason: null }).where('actor_id', '=', id).execute();
  await tx
    .updateTable('orders')
    .set({ customer_name: 'Customer', phone: null, address: null, postcode: null })
    .where('user_id', '=', id)
    .execute();
  // what was said names people on both sides; the pictures' files go within a day, as nothing shows them any more
  await tx.deleteFrom('chats').where('order_id', 'in', orders).execute();
  const own = [
    'idempotency_keys',
    'password_resets',
    'devices',
    'email_changes',
    'favourites',
    'member_cards',
  ] as const;
  const factors = ['second_factors', 'recovery_codes', 'passkeys', 'passkey_challenges'] as const;
  for (const table of [...own, ...factors, 'figure_mails'] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
  await tx
    .updateTable('users')
    .set({
      // no address, so nobody can ever sign up with it
      email: sql<string>`'closed:' || id`,
      phone: null,
      password_hash: null,
      address: null,
      postcode: null,
      display_name: null,
      first_name: null,
      last_name: null,
      birthday: null,
      gender: null,
      image: null,
      oidc_issuer: null,
      oidc_subject: null,
      email_proved_at: null,
      receipt_mails: true,
      news_mails: false,
      news_messages: false,
      language: null,
      avoids: null,
      called_by: 'name',
      factor_at: null,
      closed_at: at,
    })
    .where('id', '=', id)
    .execute();
}
