import type { BankAccount } from '@seduh/contract';
import { sql, type Insertable } from 'kysely';
import { finds, HOURS, readShopColumns } from '../platform/db/query';
import type { Schema } from '../platform/db/schema';
import { stationsWith } from '../platform/db/stations';
import type { Db, Tx } from '../platform/db/tx';
import type { OrderRows, SeedShop } from './order-rows';

/** One seed at a time, also over several processes; held until the transaction ends. Any number of our own will do. */
const SEED_LOCK = 5_463_218;
/** Rows of one statement: PostgreSQL takes at most 65,535 values. */
const CHUNK = 500;

/** Where transfers go in the demo: nobody's account. */
const DEMO_BANK: BankAccount = { bank: 'BCA', account: '0123 4567 89', holder: 'Seduh Kopi' };
/** Rupiah a month, within reach of the demo's orders. */
const DEMO_GOALS = { staff: 12_000_000, month: 24_000_000 };
/** Beyond this the demo tells its customers that it is busy. */
const DEMO_BUSY_MINUTES = 30;

export interface SeedRows {
  users: Insertable<Schema['users']>[];
  products: Insertable<Schema['products']>[];
  option_groups: Insertable<Schema['option_groups']>[];
  options: Insertable<Schema['options']>[];
  product_option_groups: Insertable<Schema['product_option_groups']>[];
  promos: Insertable<Schema['promos']>[];
  /** Oldest first: their numbers rise with time. */
  orders: OrderRows[];
}

/** Waits its turn, then says whether the catalogue is still empty. */
export async function lockEmptyCatalogue(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
  return isCatalogueEmpty(tx);
}

export const isCatalogueEmpty = async (db: Db): Promise<boolean> =>
  !(await finds(db.selectFrom('products').select('id').limit(1)));

const TIMES = [...HOURS, 'lead_minutes', 'ride_minutes'] as const;

/** The rules of the shop that the demo's orders follow. */
export const readSeedShop = (db: Db): Promise<SeedShop> =>
  readShopColumns(db, [...TIMES, 'tax_percent', 'shipping_fee', 'member_minimum']);

export async function insertDemo(tx: Tx, { orders, ...shopRows }: SeedRows): Promise<void> {
  await tx
    .updateTable('shop')
    .set({
      bank: JSON.stringify(DEMO_BANK),
      goal_staff: DEMO_GOALS.staff,
      goal_month: DEMO_GOALS.month,
      stations: stationsWith({ busy_minutes: DEMO_BUSY_MINUTES }),
    })
    .where('bank', 'is', null)
    .execute();
  const rows: Rows = {
    ...shopRows,
    orders: orders.map(({ order }) => order),
    payments: orders.map(({ payment }) => payment),
    payment_attempts: orders.flatMap(({ attempt }) => attempt ?? []),
    order_lines: orders.flatMap(({ lines }) => lines),
    order_moves: orders.flatMap(({ moves }) => moves),
    promo_uses: orders.flatMap(({ promoUse }) => promoUse ?? []),
  };
  // as listed: what others refer to comes first
  for (const table of keysOf(rows)) await insertAll(tx, table, rows);
  await sql`
    select setval(pg_get_serial_sequence('option_groups', 'id'), (select max(id) from option_groups)),
      setval(pg_get_serial_sequence('options', 'id'), (select max(id) from options))`.execute(tx);
}

type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

const keysOf = (rows: Rows) => Object.keys(rows) as (keyof Schema)[];

async function insertAll<Table extends keyof Schema>(tx: Tx, table: Table, rows: Rows): Promise<void> {
  for (const part of chunks(rows[table] ?? [])) await tx.insertInto(table).values(part).execute();
}

/**
 * What PostgreSQL does by itself some minutes after so many new rows: statistics for its planner, and the map by which an
 * index alone can answer. Without that map, lists are read at less than half their speed.
 */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}

/** Adds the demo users that are not there yet; resolves with the ids of all of them, in order. */
export async function ensureUsers(db: Db, users: Insertable<Schema['users']>[]): Promise<string[]> {
  for (const part of chunks(users)) {
    await db
      .insertInto('users')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const emails = users.map(({ email }) => email);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', sql<string>`any(${emails})`)
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return emails.flatMap((email) => ids.get(email) ?? []);
}

const chunks = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
