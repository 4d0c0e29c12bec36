import { PAYMENT } from '@seduh/contract/constants';
import { PAYMENT_RULES } from '@seduh/domain';
import { sql, type RawBuilder } from 'kysely';
import { ledger, type Window } from '../../../platform/db/ledger';
import { handedOver, readied } from '../figures-repository';

// Each section as rows of a key and up to four counts: the same statement adds up what is live and what is kept of a day,
// so the two cannot differ. All start from the dashboard's own conditions, so that what they add up to is what it says.

/** What sections are called where they are kept; who came is counted apart, as people are not the sum of their days. */
export type Section = 'hours' | 'methods' | 'guests' | 'cups' | 'basket' | 'pairs' | 'ready' | 'cancellations';

/** What has to be paid before it is begun: it is promised from its payment on, as `promisedAt` of the domain says. */
const PAID_AHEAD = Object.values(PAYMENT).filter((id) => PAYMENT_RULES[id].paid === 'ahead');

/** The full minute a promise falls into, as `upToMinute` of the domain says. */
const upToMinute = (moment: RawBuilder<unknown>) =>
  sql`(date_trunc('minute', ${moment}) + case when ${moment} > date_trunc('minute', ${moment}) then interval '1 minute' else interval '0' end)`;

const paidAhead = sql`payments.method in (${sql.join(PAID_AHEAD)}) and payments.paid_at is not null`;

/** All sections of a stretch of time: `section, key, one, two, three, four`. Hours are those of the shop's clock. */
export const sectionsOf = (window: Window, timeZone: string): RawBuilder<unknown> => sql`(
  with money as materialized (
    select order_id, method, at, kind, amount from ${ledger(window)}
  ), handed as materialized (
    select order_lines.order_id, product_id, case when not one_size then size_id end as size_id, options, qty, line_total
    from order_moves join order_lines on order_lines.order_id = order_moves.order_id
    where ${handedOver} and moved_at >= ${window.since} and moved_at < ${window.until}
  ), had as (
    select distinct order_id, product_id from handed
  ), promises as (
    select moved_at, placed_at, waited_ms,
      greatest(
        ${upToMinute(sql`ready_at`)},
        case when ${paidAhead} then ${upToMinute(sql`payments.paid_at + (ready_at - placed_at)`)} end
      ) as promised
    from ${readied(window)} left join payments on payments.order_id = readied.order_id
  )
  select 'hours', json_build_array(
      extract(isodow from at at time zone ${timeZone})::integer, extract(hour from at at time zone ${timeZone})::integer
    )::text, count(*), coalesce(sum(amount), 0)::bigint, 0, 0
  from money where kind = 'income' group by 2
  union all
  select 'methods', json_build_array(delivery_id, method)::text,
    coalesce(sum(amount) filter (where kind = 'income'), 0)::bigint,
    coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint,
    coalesce(sum(amount) filter (where kind = 'discount'), 0)::bigint,
    count(*) filter (where kind = 'income')
  from money join orders on orders.id = money.order_id group by 2
  union all
  select 'guests', '', count(*), sum(amount)::bigint, 0, 0
  from money join orders on orders.id = money.order_id
  where kind = 'income' and user_id is null having count(*) > 0
  union all
  select 'cups', json_build_array(product_id, size_id, coalesce(names.list, '[]'))::text,
    sum(qty)::bigint, sum(line_total)::bigint, 0, 0
  from handed left join lateral (
    select json_agg(option ->> 'option_name') as list from jsonb_array_elements(handed.options) as option
  ) as names on handed.options is not null
  group by 2
  union all
  select 'basket', '', count(*), sum(pieces)::bigint, count(*) filter (where products > 1), 0
  from (
    select sum(qty) as pieces, count(distinct product_id) as products from handed group by order_id
  ) as baskets having count(*) > 0
  union all
  select 'pairs', json_build_array(product_id, with_id)::text, orders, 0, 0, 0
  from (
    select one.product_id, other.product_id as with_id, count(*) as orders
    from had as one join had as other on other.order_id = one.order_id and other.product_id > one.product_id
    group by 1, 2
  ) as together
  union all
  select 'ready', extract(hour from moved_at at time zone ${timeZone})::integer::text,
    count(*), count(*) filter (where moved_at <= promised), sum(round(waited_ms))::bigint,
    coalesce(sum(round(greatest(extract(epoch from promised - placed_at), 0) * 1000)), 0)::bigint
  from promises group by 2
  union all
  select 'cancellations', json_build_array(actor, nullif(trim(reason), ''))::text, count(*), sum(orders.total)::bigint, 0, 0
  from order_moves join orders on orders.id = order_moves.order_id
  where to_status = 'cancelled' and undone_at is null and moved_at >= ${window.since} and moved_at < ${window.until}
  group by 2
) as summed (section, key, one, two, three, four)`;

/** Customers who paid in a stretch of time: `user_id, orders, income`. */
export const payersOf = (window: Window): RawBuilder<unknown> => sql`(
  select user_id, count(*) as orders, sum(amount)::bigint as income
  from ${ledger(window)} join orders on orders.id = ledger.order_id
  where kind = 'income' and user_id is not null group by user_id
) as payers`;
