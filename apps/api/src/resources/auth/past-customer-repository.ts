import { sql } from 'kysely';
import { changes } from '../../platform/db/query';
import type { Tx } from '../../platform/db/tx';

/** What tells a person again, of an account that is held until the end of the transaction. */
export const holdContacts = async (tx: Tx, id: string) =>
  tx
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

export async function insertMarks(tx: Tx, marks: readonly Buffer[], at: Date): Promise<void> {
  await tx
    .insertInto('past_customers')
    .values(marks.map((mark) => ({ mark, left_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes of an account that it ordered before, where one of these marks was left; whether it was. */
export const noteIfMarked = (tx: Tx, id: string, marks: readonly Buffer[]): Promise<boolean> =>
  changes(
    tx
      .updateTable('users')
      .set({ ordered_before: true })
      .where('id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('past_customers').select('mark').where('mark', 'in', marks)),
      ),
  );

/** Keeps under these marks which promos of once a day an account used on this day, itself or under what it left. */
export async function leavePromoUses(
  tx: Tx,
  id: string,
  marks: readonly Buffer[],
  day: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into past_promo_uses (promo_id, business_day, mark, left_at)
    select used.promo_id, ${day}::date, left_mark, ${at}::timestamptz
    from unnest(${marks}::bytea[]) as left_mark, (
      select promo_id from promo_uses
      where user_id = ${id}::uuid and business_day = ${day}::date and one_per_day and released_at is null
      union
      select promo_id from past_promo_uses where user_id = ${id}::uuid and business_day = ${day}::date
    ) used
    on conflict do nothing`.execute(tx);
}

/** Counts for an account what was used on this day under one of these marks. */
export async function takePromoUses(tx: Tx, id: string, marks: readonly Buffer[], day: string): Promise<void> {
  await sql`
    insert into past_promo_uses (promo_id, business_day, user_id, left_at)
    select promo_id, business_day, ${id}::uuid, max(left_at) from past_promo_uses
    where mark = any(${marks}::bytea[]) and business_day = ${day}::date
    group by promo_id, business_day
    on conflict do nothing`.execute(tx);
}
