// Long because it is one statement: an order and all that a year keeps of it.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx';
import { WITH_CARD } from './people';

/** How the books are spread. */
const DAYS = 365;
/** The first of the menu sell most. */
const POPULAR = 20;
const SOLD = 200;

/** Which part of the orders one statement makes, of how many in all, by how many customers, until when. */
export interface OrderBatch {
  from: number;
  to: number;
  total: number;
  customers: number;
  until: Date;
}

/**
 * Finished orders, spread evenly over a year: 1 in 25 was cancelled unpaid, 1 in 50 refunded a day later; half are by
 * card. What only the last weeks keep (events, mails, news, keys of attempts) is made for those alone.
 */
export const growBatch = (tx: Tx, { from, to, total, customers, until }: OrderBatch) =>
  sql`
  with customer as materialized (
    select id, display_name, phone, row_number() over (order by phone) - 1 as number
    from users where email like 'bench-%@bench.example'
  ), staff as materialized (
    select id, display_name, row_number() over (order by id) - 1 as number, count(*) over () as count
    from users where role = 'Admin'
  ), product as materialized (
    select id, product_name, image, price, row_number() over (order by sold desc, id) - 1 as number
    from (
      select id, product_name, image, price, sold from products where archived_at is null
      order by sold desc, id limit ${SOLD}
    ) as menu
  ), promo as materialized (
    select id, code from promos where total_uses is null and budget is null order by id limit 1
  ), made as materialized (
    select uuidv7(at - clock_timestamp()) as id, nth, at, 1 + nth % 3 as count, nth % 25 = 7 as cancelled,
      nth % 50 = 3 as refunded, nth % 10 = 0 as reduced, nth % 2 = 0 as collected, nth % 2 = 1 as by_card,
      customer.id as user_id, customer.display_name, customer.phone, customer.number % 10 < ${WITH_CARD} as has_card,
      staff.id as staff_id, staff.display_name as staff_name
    from generate_series(${from}::int, ${to}::int) as nth
      cross join lateral (
        select ${until}::timestamptz - (${total}::int - nth) * (${DAYS} * interval '1 day' / ${total}::int) as at
      ) as moment
      join customer on customer.number = (nth::bigint * 7919) % ${customers}::int
      join staff on staff.number = nth % staff.count
  ), line as materialized (
    select picked.id, nth, at, cancelled, staff_id, position, product.id as product_id, product_name, image, price
    from (
      select made.id, nth, at, cancelled, staff_id, position, case when (nth + position) % 4 = 0 then (nth::bigint * 31 + position * 7) % menu.count
        else (nth * 3 + position * 7) % least(${POPULAR}, menu.count) end as pick
      from made cross join generate_series(1, made.count) as position
        cross join (select count(*) from product) as menu
    ) as picked
      join product on product.number = picked.pick
  ), ordered as materialized (
    select made.id, nth, at, user_id, display_name, phone, has_card, staff_id, staff_name, cancelled, refunded, reduced,
      collected, by_card, subtotal, case when reduced then subtotal / 10 else 0 end as discount
    from made join (select id, sum(price)::int as subtotal from line group by id) as sums using (id)
  ), placed as (
    insert into orders (id, user_id, status, delivery_id, customer_name, phone, address, subtotal, discount, tax, shipping,
      total, promo_id, promo_code, scheduled, ready_at, placed_at, closed_at, language)
    select ordered.id, user_id, case when cancelled then 'cancelled' when collected then 'picked up' else 'delivered' end,
      case when collected then 3 else 1 end, display_name, phone, case when not collected then 'Jl. Cikini Raya ' || nth end,
      subtotal, discount, 0, 0, subtotal - discount, promo.id, promo.code, false, at, at, at + interval '15 minutes', 'id'
    from ordered left join promo on reduced
    order by nth
    returning id, number
  ), sold as (
    insert into order_lines (order_id, position, product_id, product_name, image, size_id, qty, unit_price, line_total)
    select id, position, product_id, product_name, image, 1, 1, price, price from line order by nth, position
  ), poured as (
    insert into order_pours (id, order_id, position, from_status, to_status, poured_by, poured_at)
    select uuidv7(at + interval '5 minutes' - clock_timestamp()), id, position, 'preparing', 'ready', staff_id,
      at + interval '5 minutes'
    from line where not cancelled order by nth
  ), reductions as (
    insert into promo_uses (order_id, promo_id, user_id, business_day, one_per_day, released_at)
    select ordered.id, promo.id, user_id, at::date, false, case when cancelled then at end from ordered join promo on reduced
  ), paid as (
    insert into payments (id, order_id, method, state, amount, paid_at, refunded_at, created_at, provider, provider_ref)
    select id, id, case when by_card then 1 else 3 end,
      case when cancelled then 'cancelled' when refunded then 'refunded' else 'paid' end, subtotal - discount,
      case when not cancelled then at + interval '15 minutes' end,
      case when refunded and not cancelled then at + interval '1 day' end, at,
      case when by_card then 'simulator' end, case when by_card then 'bench-' || id end
    from ordered order by nth
  ), attempted as (
    insert into payment_attempts (provider, ref, payment_id, started_at)
    select 'simulator', 'bench-' || id, id, at from ordered where by_card
  ), given_back as (
    insert into refunds (id, order_id, cause, method, amount, actor, created_at, refunded_at)
    select id, id, 'refund', case when by_card then 1 else 3 end, subtotal - discount, 'staff', at + interval '1 day',
      at + interval '1 day'
    from ordered where refunded and not cancelled and subtotal > discount
  ), collected as (
    insert into points_entries (id, user_id, order_id, kind, points, per_point, at)
    select id, user_id, id, 'earned', 1 + (subtotal - discount) / 10000, 10000, at + interval '15 minutes'
    from ordered where has_card and not cancelled
  ), talked as (
    insert into chats (order_id, customer_last, customer_seen, staff_seen, last_at)
    select id, nth + 1, 0, nth + 1, at from ordered where nth % 50 = 11
  ), said as (
    insert into chat_messages (order_id, side, author_id, key, text, sent_at)
    select id, 'customer', user_id, 'bench', 'Less sugar, please.', at from ordered where nth % 50 = 11
  ), noted as (
    insert into audit_log (at, actor_id, actor_name, action, subject_id, subject_name, changes)
    select at, staff_id, coalesce(staff_name, ''), 'order.move', ordered.id, 'SD-' || placed.number,
      '[{"field": "status", "of": null, "before": "ready", "after": "picked up"}]'
    from ordered join placed using (id) where nth % 5 = 0 order by nth
  ), told as (
    insert into order_events (order_id, user_id, kind, number, status_name, at)
    select ordered.id, user_id, 'placed', 'SD-' || placed.number, 'pending', at from ordered join placed using (id)
    where at > ${until}::timestamptz - interval '7 days' order by nth
  ), mailed as (
    insert into mails (id, template, about, created_at, give_up_at, sent_at)
    select gen_random_uuid(), 'receipt', id, at, at + interval '1 day', at from ordered
    where at > ${until}::timestamptz - interval '90 days' and not cancelled
  ), noticed as (
    insert into notices (id, kind, order_id, channel, target, created_at, give_up_at, sent_at)
    select gen_random_uuid(), 'ready', id, 'push', user_id, at, at + interval '1 hour', at from ordered
    where at > ${until}::timestamptz - interval '30 days' and not cancelled
  ), kept as (
    insert into idempotency_keys (user_id, key, body_hash, status, order_id, created_at)
    select user_id, 'bench-' || id, 'bench', 201, id, at from ordered
    where at > ${until}::timestamptz - interval '30 days'
  )
  insert into order_moves (order_id, to_status, actor_id, actor, moved_at)
  select ordered.id, case move when 0 then 'pending' when 1 then 'ready' when 2 then
      case when collected then 'picked up' else 'delivered' end else 'cancelled' end,
    staff_id, 'staff', at + move * interval '7 minutes'
  from ordered cross join unnest(case when cancelled then array[0, 3] else array[0, 1, 2] end) as move
  order by nth`.execute(tx);
