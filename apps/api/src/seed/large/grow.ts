import { sql } from 'kysely';
import { finds } from '../../platform/db/query';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { menuNames } from './menu';
import { growBatch } from './orders';
import { giveCards, growCustomers } from './people';
import type { ShopSize } from './sizes';

const ORDERS_AT_ONCE = 200_000;
const PRODUCTS_AT_ONCE = 10_000;
/** What is written here; an index of theirs is built once, when all is there. */
const TABLES = [
  'products',
  'users',
  'sessions',
  'devices',
  'favourites',
  'orders',
  'order_lines',
  'order_moves',
  'order_pours',
  'promo_uses',
  'payments',
  'payment_attempts',
  'refunds',
  'points_entries',
  'member_cards',
  'chats',
  'chat_messages',
  'audit_log',
  'order_events',
  'mails',
  'notices',
  'idempotency_keys',
];
/** What is written by triggers, or counted at the end. */
const BESIDE = ['product_names', 'order_days', 'order_names', 'audit_days', 'promo_days'];

/**
 * Makes a shop that has its demo as large as `size`, up to the moment `until`: in the database, and all of it or nothing.
 * What is there already stays and is counted. Five million orders take a quarter of an hour, in which nobody else uses
 * the shop; needs the rights of a superuser.
 *
 * @param say called with what is done and how far it is
 */
export async function growShop(db: Db, size: ShopSize, until: Date, say: (line: string) => void): Promise<void> {
  const has = await sizeOf(db);
  if (has.orders >= size.orders && has.customers >= size.customers && has.products >= size.products) {
    say(`The shop has ${told(has)} already; nothing was changed.`);
    return;
  }
  await withTx(
    db,
    async (tx) => {
      await prepare(tx);
      const rebuild = await dropIndexes(tx);
      await growMenu(tx, has.products, size.products, until);
      if (size.customers > has.customers) {
        say(`${size.customers.toLocaleString('en')} customers …`);
        await growCustomers(tx, size.customers, until);
      }
      await growOrders(tx, size.orders - has.orders, until, say);
      await rebuild(say);
      await settle(tx);
    },
    { retries: 0 },
  );
  say('statistics …');
  for (const table of [...TABLES, ...BESIDE]) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  say(`The shop has ${told(await sizeOf(db))} now.`);
}

const told = ({ orders, customers, products }: ShopSize) =>
  `${orders.toLocaleString('en')} orders, ${customers.toLocaleString('en')} customers, ${products.toLocaleString('en')} products`;

async function sizeOf(db: Db): Promise<ShopSize> {
  const { rows } = await sql<ShopSize>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from products) as products,
      (select count(*)::int from users where role = 'User') as customers`.execute(db);
  return rows[0] ?? { orders: 0, customers: 0, products: 0 };
}

async function prepare(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(tx);
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
  await sql`set local work_mem = '128MB'`.execute(tx);
}

async function growMenu(tx: Tx, from: number, to: number, until: Date): Promise<void> {
  for (let at = from; at < to; at += PRODUCTS_AT_ONCE) {
    const names = menuNames(at, Math.min(at + PRODUCTS_AT_ONCE, to));
    await sql`
      insert into products (id, product_name, description, price, category_id, image, created_at, updated_at)
      select gen_random_uuid(), name, 'Made to fill a large menu.', 10000 + 500 * (number % 90), 1 + number % 4,
        images.list[1 + number % cardinality(images.list)], made, made
      from (select entry.name, (${at}::int + entry.nth - 1)::int as number
          from unnest(${names}::text[]) with ordinality as entry (name, nth)) as numbered,
        (select array_agg(image order by id) as list from (select id, image from products where image is not null order by id limit 32) as demo) as images,
        lateral (select ${until}::timestamptz - interval '1 year' + number * interval '1 second') as moment (made)`.execute(
      tx,
    );
  }
}

async function growOrders(tx: Tx, missing: number, until: Date, say: (line: string) => void): Promise<void> {
  if (missing <= 0) return;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users where email like 'bench-%@bench.example'`.execute(tx);
  const customers = rows[0]?.count ?? 0;
  // neither foreign keys nor triggers are asked for each row: what is written here fits
  await sql`set local session_replication_role = 'replica'`.execute(tx);
  const books = await openBooks(tx);
  for (let from = 0; from < missing; from += ORDERS_AT_ONCE) {
    const to = Math.min(from + ORDERS_AT_ONCE, missing);
    await growBatch(tx, { from, to: to - 1, total: missing, customers, until });
    say(`${to.toLocaleString('en')} of ${missing.toLocaleString('en')} orders`);
  }
  await giveCards(tx, customers);
  await books();
  await sql`set local session_replication_role = 'origin'`.execute(tx);
}

/** While no day is closed, no payment needs to be asked whether its own is: that would be a third of the time. */
async function openBooks(tx: Tx): Promise<() => Promise<void>> {
  if (await finds(tx.selectFrom('day_closes').select('until').limit(1))) return async () => undefined;
  await sql`alter table payments disable trigger payments_booked`.execute(tx);
  return async () => {
    await sql`alter table payments enable always trigger payments_booked`.execute(tx);
  };
}

/** What is kept beside the books is counted anew. */
async function settle(tx: Tx): Promise<void> {
  await sql`
    update products set sold = line.pieces
    from (
      select product_id, sum(qty)::int as pieces from order_lines join orders on orders.id = order_id
      where status in ('delivered', 'picked up') group by product_id
    ) as line
    where line.product_id = products.id and products.sold <> line.pieces`.execute(tx);
  await sql`
    update promos set used = uses.count, given = uses.given
    from (
      select promo_uses.promo_id, count(*)::int as count, sum(discount) as given
      from promo_uses join orders on orders.id = order_id where released_at is null group by 1
    ) as uses
    where uses.promo_id = promos.id and promos.used <> uses.count`.execute(tx);
  await sql`select recount_order_days(), recount_order_names(), recount_audit_days(), recount_promo_days()`.execute(tx);
  await sql`
    update chats set closed_at = orders.closed_at from orders
    where orders.id = chats.order_id and orders.closed_at is not null and chats.closed_at is null`.execute(tx);
  await sql`delete from daily_sums`.execute(tx);
}

/** Building an index once is several times faster than feeding it row by row. @returns what builds them again */
async function dropIndexes(tx: Tx): Promise<(say: (line: string) => void) => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${TABLES}::regclass[]) and not indisunique order by indexrelid`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx);
  return async (say) => {
    for (const { name, definition } of rows) {
      say(`index ${name}`);
      await sql.raw(definition).execute(tx);
    }
  };
}
