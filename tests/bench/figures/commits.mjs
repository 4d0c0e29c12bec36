// What the database alone can do with orders: the baselines of the orders figure.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** How often what was ordered is handed over. */
const HAND_OVER_MS = 250;
/** Hands at each station, each quick: as many as it takes for nobody to be refused because the shop is too busy. */
const KITCHEN = { people: 40, workSeconds: 2 };

const HAND_OVER = `
  update orders set status = 'picked up', closed_at = now() where closed_at is null
    and number <= (select number from orders where closed_at is null order by number desc offset $1 limit 1)`;

/** Marks orders that no customer placed. */
export const NOBODY = 'Bench';

const INSERT_ORDER = (table) => `
  insert into ${table} (id, user_id, status, delivery_id, customer_name, subtotal, discount, tax, shipping, total, scheduled, ready_at, placed_at)
  values ($1, $2, 'pending', 3, '${NOBODY}', 25000, 0, 2500, 0, 27500, false, now(), now())`;

/** A place for rows like orders, without the references between tables. */
export async function prepareCommits(pool) {
  await pool.query(
    'create table bench_orders (like orders including defaults including indexes including constraints)',
  );
  const { rows } = await pool.query("select id from users where role = 'User' limit 1");
  return { userId: rows[0].id };
}

/** The barest: one row of the width of an order, committed by itself. */
export async function commitRow(client) {
  const id = randomUUID();
  await client.query({ name: 'row', text: INSERT_ORDER('bench_orders'), values: [id, id] });
}

/** An order as a textbook would write it: two lines, payment, move and event, one statement after the other. */
export async function commitOrder(client, { userId, products }, number) {
  const id = randomUUID();
  const ids = [0, 1].map((line) => products[(number * 7 + line * 5) % products.length].id).sort();
  await client.query('begin');
  await client.query({
    name: 'look',
    text: 'select id, price, stock from products where id = any($1::uuid[])',
    values: [ids],
  });
  await client.query({ name: 'order', text: INSERT_ORDER('orders'), values: [id, userId] });
  for (const [position, product] of ids.entries()) {
    await client.query({
      name: 'take',
      text: 'update products set stock = stock - 1 where id = $1 and stock >= 1',
      values: [product],
    });
    await client.query({
      name: 'line',
      text: `insert into order_lines (order_id, position, product_id, product_name, size_id, qty, unit_price, line_total)
             values ($1, $2, $3, '${NOBODY}', 1, 1, 12500, 12500)`,
      values: [id, position, product],
    });
  }
  await client.query({
    name: 'payment',
    text: `insert into payments (id, order_id, method, state, amount, created_at) values ($1, $1, 3, 'confirmed', 27500, now())`,
    values: [id],
  });
  await client.query({
    name: 'move',
    text: `insert into order_moves (order_id, to_status, actor, moved_at) values ($1, 'pending', 'system', now())`,
    values: [id],
  });
  await client.query({
    name: 'event',
    text: `insert into order_events (order_id, user_id, kind, number, status_name, at) values ($1, $2, 'placed', 'SD-0', 'pending', now())`,
    values: [id, userId],
  });
  await client.query('commit');
}

/** How often a second `commit` is done, by `connections` at a time. */
export async function rateOf(pool, connections, ms, commit) {
  const started = performance.now();
  const deadline = started + ms;
  let done = 0;
  const worker = async () => {
    const client = await pool.connect();
    try {
      while (performance.now() < deadline) await commit(client, (done += 1));
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (done * 1_000) / (performance.now() - started);
}

/** Staffs a kitchen that keeps up with whatever is ordered, and fills its shelves; an open shop hears of it. */
export async function staffKitchen(pool) {
  const people = Object.fromEntries(['bar', 'kitchen', 'counter'].map((station) => [station, KITCHEN.people]));
  await pool.query('delete from on_duty');
  await pool.query(
    "update shop set stations = jsonb_set(stations, '{people}', $1), first_cash_orders = 100000, first_cash_portions = 1000000",
    [people],
  );
  await pool.query('update products set work_seconds = $1, stock = case when stock is not null then 100000000 end', [
    KITCHEN.workSeconds,
  ]);
}

/**
 * Does `work` while what is ordered is handed over, by a connection of its own: without it the board fills within a
 * second, and orders are refused, which is cheaper than placing them.
 *
 * @param {number} open how many orders, the newest, stay on the board
 */
export async function whileHandedOver(client, work, open = 0) {
  const over = new AbortController();
  const handing = (async () => {
    while (!over.signal.aborted) {
      await client.query(HAND_OVER, [open]);
      await delay(HAND_OVER_MS);
    }
  })();
  // said when the work is over, and not as a rejection that nobody handles meanwhile
  handing.catch(() => undefined);
  try {
    return await work();
  } finally {
    over.abort();
    await handing;
  }
}
