import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tx';

/** The password of an open account as a hash, null where it has none; undefined where there is no such account. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Changes a password; false where it was changed, or the account closed, since `from` was read. */
export async function changePassword(tx: Tx, id: string, from: string | null, to: string): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('password_hash', 'is not distinct from', from)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * An open account, held until the end of the transaction. An order being placed holds it too, from its first statement
 * on: so either that order is seen by what comes next, or its customer is gone when it looks.
 */
export async function holdAccount(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['password_hash', 'image'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasOpenOrder(tx: Tx, userId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * Closes an account and takes the person out of everything that stays in the books: names, addresses, what was written
 * to the kitchen, stored answers. Email and phone are free again.
 */
export async function forgetPerson(tx: Tx, id: string, at: Date): Promise<void> {
  const orders = tx.selectFrom('orders').select('id').where('user_id', '=', id);
  await tx.updateTable('order_lines').set({ note: null }).where('order_id', 'in', orders).execute();
  await tx.updateTable('order_moves').set({ reason: null }).where('actor_id', '=', id).execute();
  await tx
    .updateTable('orders')
    .set({ customer_name: 'Customer', phone: null, address: null })
    .where('user_id', '=', id)
    .execute();
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', id).execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
  await tx.deleteFrom('devices').where('user_id', '=', id).execute();
  await tx.deleteFrom('email_changes').where('user_id', '=', id).execute();
  await tx
    .updateTable('users')
    .set({
      // no address, so nobody can ever sign up with it
      email: sql<string>`'closed:' || id`,
      phone: null,
      password_hash: null,
      address: null,
      display_name: null,
      first_name: null,
      last_name: null,
      birthday: null,
      gender: null,
      image: null,
      oidc_issuer: null,
      oidc_subject: null,
      email_proved_at: null,
      closed_at: at,
    })
    .where('id', '=', id)
    .execute();
}
