import { sql } from 'kysely';
import type { Tx } from '../../db/tx';

/** What tells a person again, of an account that is held until the end of the transaction. */
export async function holdContacts(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select([
      'email',
      'phone',
      // as promos ask it: an order that was not cancelled, or one under an email or phone of before
      sql<boolean>`ordered_before or exists (
        select from orders where orders.user_id = users.id and orders.status <> 'cancelled'
      )`.as('has_ordered'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMarks(tx: Tx, marks: readonly Buffer[], at: Date): Promise<void> {
  await tx
    .insertInto('past_customers')
    .values(marks.map((mark) => ({ mark, left_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes of an account that it ordered before, where one of these marks was left. */
export async function noteIfMarked(tx: Tx, id: string, marks: readonly Buffer[]): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ordered_before: true })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) => exists(selectFrom('past_customers').select('mark').where('mark', 'in', marks)))
    .execute();
}
