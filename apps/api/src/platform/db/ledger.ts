import { sql, type RawBuilder } from 'kysely';

/** Money received, money given back, money not asked for. */
export type EntryKind = 'income' | 'refund' | 'discount';

/** From `since` up to, not including, `until`. */
export interface Window {
  since: Date;
  until: Date;
}

/**
 * Every movement of money in a window: figures, chart, table, report and closed days are made of it, so they cannot differ.
 * What was refunded stays income of its day; what was never income (paid twice, or given back unasked) is in no row. What
 * moved on a day that was closed by then is of the day on which it is booked (`booked_at`).
 */
export const ledger = ({ since, until }: Window): RawBuilder<unknown> => sql`(
    select order_id, method, at, 'income' as kind, amount from ${paid({ since, until })}
  union all
    select order_id, method, refunded_at, 'refund', amount
    from refunds
    where refunded_at >= ${since} and refunded_at < ${until} and booked_at is null and cause <> 'paid twice'
  union all
    select order_id, method, booked_at, 'refund', amount
    from refunds where booked_at >= ${since} and booked_at < ${until} and cause <> 'paid twice'
  union all
    select paid.order_id, method, paid.at, 'discount', orders.discount
    from ${paid({ since, until })} join orders on orders.id = paid.order_id where orders.discount > 0
) as ledger`;

/** Payments by the day on which they are booked; each part by itself, so the database takes the index that it has. */
const paid = ({ since, until }: Window): RawBuilder<unknown> => sql`(
    select order_id, method, paid_at as at, amount
    from payments where paid_at >= ${since} and paid_at < ${until} and booked_at is null
  union all
    select order_id, method, booked_at, amount
    from payments where booked_at >= ${since} and booked_at < ${until}
) as paid`;

/** What moved in a window by each way to pay: `payment_id, received, returned, payments, refunds`. */
export const methodSums = (window: Window): RawBuilder<unknown> => sql`(
  select
    method as payment_id,
    coalesce(sum(amount) filter (where kind = 'income'), 0)::bigint as received,
    coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as returned,
    count(*) filter (where kind = 'income') as payments,
    count(*) filter (where kind = 'refund') as refunds
  from ${ledger(window)} where kind <> 'discount' group by method
)`;

/** The discounts of a window by the codes of promos: `code, count, amount`. */
export const promoSums = (window: Window): RawBuilder<unknown> => sql`(
  select coalesce(promo_code, '') as code, count(*) as count, sum(amount)::bigint as amount
  from ${ledger(window)} join orders on orders.id = ledger.order_id
  where kind = 'discount' group by 1
)`;
