import { uuidv7 } from 'uuidv7';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSale } from '../../resources/dashboard/testing/books';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { Db } from './tx';

// A former version goes on writing while a new one counts what is there: nothing is counted twice, missed, or held up.

let test: TestDatabase;
const customer = uuidv7();
const product = uuidv7();
beforeEach(async () => {
  test = await createTestDatabase('template0');
});
afterEach(() => test.drop());

const upTo = (last: string) =>
  migrate(
    test.database.pool,
    migrations.filter(({ name }) => name <= last),
    silentLogger,
  );

const AT = '2026-11-20T07:30:00.000Z';

async function openShop(): Promise<void> {
  const at = new Date(AT);
  const person = { id: customer, email: 'rani@seduh.example', role: 'Admin' as const, created_at: at };
  await test.database.db.insertInto('users').values(person).execute();
  const made = { created_at: at, updated_at: at, description: 'Milk.', price: 25_000, category_id: 1 as const };
  await test.database.db
    .insertInto('products')
    .values({ id: product, product_name: 'Latte', ...made })
    .execute();
}

/** What a former version writes: an order that is over or not, with its chat, and an entry of the record. */
async function write(db: Db, name: string, done?: string): Promise<string> {
  const id = await addSale(db, { customer, product, name, total: 1_000, placed: AT, ...(done ? { done } : {}) });
  await sql`insert into chats (order_id, last_at) values (${id}, ${AT})`.execute(db);
  await sql`
    insert into audit_log (at, actor_id, actor_name, action, changes)
    values (${AT}, ${customer}, 'Rani', 'order.move', '[]')`.execute(db);
  return id;
}

const close = (db: Db, id: string, at: string | null) =>
  sql`update orders set closed_at = ${at} where id = ${id}`.execute(db);

/** What is counted by now, notes and all, against what is there. */
const NAMES = `
  select name, sum(orders)::int as orders
  from (select name, orders from order_names union all select name, orders from order_name_changes) as noted
  group by 1 order by 1`;
const ENTRIES = `
  select sum(entries)::int as entries
  from (select entries from audit_days union all select 1 from audit_day_changes) as noted`;
const rowsOf = async (text: string) => (await test.database.pool.query(text)).rows;

it.each(['0073_audit_days', '0074_chats_closed_by_orders', '0075_order_names'])(
  'after %s counts once what is written before, between and while it is filled',
  async (step) => {
    const { db } = test.database;
    await upTo('0072_daily_figures');
    await openShop();
    const before = await write(db, 'Ayu', AT);
    await write(db, 'Bima');
    await upTo(step);
    await write(db, 'AYU', AT);
    const open = await write(db, 'Dewi');
    const fill = `${step.replace('_by_orders', '')}_fill`;
    await db.transaction().execute(async (tx) => {
      // under way: it is not in what the fill sees, and the fill waits for no table
      const late = await write(tx, 'Ayu', AT);
      await close(tx, open, AT);
      expect(await upTo(fill)).toEqual([fill]);
      await close(tx, late, null);
    });
    await close(db, before, '2026-11-20T08:00:00.000Z');
    await upTo('0075_orders_by_name_index');
    expect(await rowsOf(ENTRIES)).toEqual([{ entries: 5 }]);
    expect(await rowsOf(NAMES)).toEqual([
      { name: 'ayu', orders: 3 },
      { name: 'bima', orders: 1 },
      { name: 'dewi', orders: 1 },
    ]);
    expect(
      await rowsOf(`
        select orders.customer_name as name from chats join orders on orders.id = chats.order_id
        where chats.closed_at is distinct from orders.closed_at`),
    ).toEqual([]);
    expect(await rowsOf('select from chats where closed_at is not null')).toHaveLength(3);
  },
);

it('fills more chats than it takes at a time', async () => {
  const { db } = test.database;
  await upTo('0072_daily_figures');
  await openShop();
  const like = await write(db, 'Ayu', AT);
  await sql`
    with copied as (
      insert into orders (
        id, user_id, status, delivery_id, customer_name, subtotal, discount, tax, shipping, total, scheduled, placed_at,
        ready_at, closed_at
      )
      select gen_random_uuid(), user_id, status, delivery_id, customer_name, subtotal, discount, tax, shipping, total,
        scheduled, placed_at, ready_at, closed_at
      from orders, generate_series(1, 2500) where id = ${like} returning id
    )
    insert into chats (order_id, last_at) select id, ${AT} from copied`.execute(db);
  await upTo('0074_chats_closed_index');
  expect(await rowsOf('select from chats where closed_at is not null')).toHaveLength(2_501);
});

it('after 0077_promo_days counts each use once, whether it was there before, between or while it is filled', async () => {
  const { db } = test.database;
  await upTo('0077_promo_codes_noted');
  await openShop();
  const promo = uuidv7();
  const at = new Date(AT);
  await sql`
    insert into promos (id, code, promo_name, description, percent, duration, min_price, starts_at, ends_at, created_at)
    values (${promo}, 'PAGI', 'Morning', 'Less.', 10, 1, 0, ${at}, ${new Date('2026-12-20')}, ${at})`.execute(db);
  const use = async (to: Db, discount: number, given: number | null = null) => {
    const order_id = await addSale(to, { customer, product, total: 1_000, discount, placed: AT });
    const row = { order_id, promo_id: promo, user_id: customer, business_day: '2026-11-20', one_per_day: false, given };
    await to.insertInto('promo_uses').values(row).execute();
    return order_id;
  };
  const release = (to: Db, order: string) =>
    to.updateTable('promo_uses').set({ released_at: at }).where('order_id', '=', order).execute();
  const before = await use(db, 1_000);
  await use(db, 10, 200);
  await upTo('0077_promo_days');
  const between = await use(db, 30, 30);
  await db.transaction().execute(async (tx) => {
    await use(tx, 4, 4);
    await release(tx, before);
    expect(await upTo('0077_promo_days_fill')).toEqual(['0077_promo_days_fill']);
    await release(tx, between);
  });
  expect(
    await rowsOf(`
      select sum(used)::int as used, sum(given)::int as given from (
        select used, given from promo_days union all select used, given from promo_day_changes
      ) as noted`),
  ).toEqual([{ used: 2, given: 204 }]);
});
