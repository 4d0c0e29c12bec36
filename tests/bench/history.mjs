// A year of a busy shop: orders as the books keep them, made in the database itself.

/** What the bench's customers are called, beside a number: some of them share a name, as people do. */
const NAMES = ['Ayu', 'Bima', 'Citra', 'Dewi', 'Eko', 'Fitri', 'Gilang', 'Hana', 'Indra', 'Joko', 'Kartika', 'Lukman'];
const CUSTOMERS = 20_000;
const DAYS = 365;
const BATCH = 100_000;
const TABLES = ['orders', 'order_lines', 'order_moves', 'payments', 'refunds', 'order_days'];

/** Name and telephone of a customer of the bench, for searches that find a few orders. */
export const benchCustomer = (number) => ({
  name: `${NAMES[number % NAMES.length]} Bench ${String(number).padStart(5, '0')}`,
  phone: `+62877${String(number).padStart(8, '0')}`,
});

/**
 * Writes finished, paid orders until the shop has `total`, spread evenly over a year that ends at `until`; 1 in 50 was
 * refunded a day later, 1 in 25 cancelled unpaid. Takes about a minute for 500,000.
 */
export async function growOrders(pool, total, until) {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select count(*)::int as count from orders');
    const missing = total - rows[0].count;
    if (missing <= 0) return;
    // neither foreign keys nor triggers are asked for each row: what is written here fits
    await client.query("set session_replication_role = 'replica'");
    const rebuild = await dropIndexes(client);
    await client.query(MAKE_CUSTOMERS, [CUSTOMERS, NAMES]);
    for (let from = 0; from < missing; from += BATCH)
      await client.query(MAKE_ORDERS, [from, Math.min(from + BATCH, missing) - 1, missing, until, DAYS, CUSTOMERS]);
    await rebuild();
    await client.query("set session_replication_role = 'origin'");
    await client.query('select recount_order_days()');
    for (const table of TABLES) await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
}

const MAKE_CUSTOMERS = `
  insert into users (id, email, phone, role, display_name, created_at)
  select gen_random_uuid(), 'bench-' || number || '@bench.example', '+62877' || lpad(number::text, 8, '0'), 'User',
    ($2::text[])[1 + number % cardinality($2::text[])] || ' Bench ' || lpad(number::text, 5, '0'), timestamptz '2025-01-01'
  from generate_series(0, $1::int - 1) as number
  on conflict do nothing`;

const MAKE_ORDERS = `
  with customer as materialized (
    select id, display_name, phone, row_number() over (order by phone) - 1 as number
    from users where email like 'bench-%@bench.example'
  ), staff as materialized (
    select id, row_number() over (order by id) - 1 as number, count(*) over () as count from users where role = 'Admin'
  ), product as materialized (
    select id, product_name, image, price, row_number() over (order by sold desc, id) - 1 as number
    from products order by sold desc, id limit 20
  ), made as materialized (
    select uuidv7(at - clock_timestamp()) as id, nth, at, 1 + nth % 3 as count,
      nth % 25 = 7 as cancelled, nth % 50 = 3 as refunded,
      customer.id as user_id, customer.display_name, customer.phone
    from generate_series($1::int, $2::int) as nth
      cross join lateral (
        select $4::timestamptz - ($3::int - nth) * ($5::int * interval '1 day' / $3::int) as at
      ) as moment
      join customer on customer.number = (nth::bigint * 7919) % $6::int
  ), ordered as materialized (
    select made.*, made.nth % 10 = 0 as reduced, subtotal
    from made cross join lateral (
      select sum(price) as subtotal from generate_series(1, made.count) as line
        join product on product.number = (made.nth * 3 + line * 7) % 20
    ) as sums
  ), placed as (
    insert into orders (id, user_id, status, delivery_id, customer_name, phone, subtotal, discount, tax, shipping, total,
      scheduled, ready_at, placed_at, closed_at)
    select id, user_id, case when cancelled then 'cancelled' when nth % 2 = 0 then 'picked up' else 'delivered' end,
      case when nth % 2 = 0 then 3 else 1 end, display_name, phone, subtotal, case when reduced then subtotal / 10 else 0 end,
      0, 0, subtotal - case when reduced then subtotal / 10 else 0 end, false, at, at, at + interval '15 minutes'
    from ordered order by nth
  ), sold as (
    insert into order_lines (order_id, position, product_id, product_name, image, size_id, qty, unit_price, line_total)
    select ordered.id, line, product.id, product_name, image, 1, 1, price, price
    from ordered cross join generate_series(1, ordered.count) as line
      join product on product.number = (ordered.nth * 3 + line * 7) % 20
  ), paid as (
    insert into payments (id, order_id, method, state, amount, paid_at, refunded_at, created_at)
    select id, id, 3, case when cancelled then 'cancelled' when refunded then 'refunded' else 'paid' end,
      subtotal - case when reduced then subtotal / 10 else 0 end,
      case when not cancelled then at + interval '15 minutes' end,
      case when refunded and not cancelled then at + interval '1 day' end, at
    from ordered
  ), given_back as (
    insert into refunds (id, order_id, cause, method, amount, actor, created_at, refunded_at)
    select id, id, 'refund', 3, subtotal - case when reduced then subtotal / 10 else 0 end, 'staff',
      at + interval '1 day', at + interval '1 day'
    from ordered where refunded and not cancelled and subtotal > 0
  )
  insert into order_moves (order_id, to_status, actor_id, actor, moved_at)
  select ordered.id, case move when 0 then 'pending' when 1 then 'ready' when 2 then
      case when ordered.nth % 2 = 0 then 'picked up' else 'delivered' end else 'cancelled' end,
    staff.id, 'staff', at + move * interval '7 minutes'
  from ordered join staff on staff.number = ordered.nth % staff.count
    cross join unnest(case when cancelled then array[0, 3] else array[0, 1, 2] end) as move`;

/** Building an index once is several times faster than feeding it row by row. @returns what builds them again */
async function dropIndexes(client) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
