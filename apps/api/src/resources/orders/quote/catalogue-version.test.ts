import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schema } from '../../../platform/db/schema';
import { createTestApp, type TestApp } from '../../../testing';
import { catalogueVersion } from './catalogue-repository';

// Which changes renew the version by which a process knows that what it keeps still stands.

/** Columns of products that nothing is sold by, or that are read for each order. */
const NOT_KEPT: readonly (keyof Schema['products'])[] = [
  'stock',
  'sold',
  'version',
  'created_at',
  'updated_at',
  'description',
  'description_translations',
  'search_name',
];
const TABLES = [
  'option_groups',
  'options',
  'product_option_groups',
  'product_sizes',
  'products',
  'shop',
] as const satisfies (keyof Schema)[];

/** Bits of pg_trigger.tgtype: for each row, before, and what it fires on. */
const EACH_ROW = 1;
const BEFORE = 2;
const FIRES_ON = { insert: 4, delete: 8, update: 16, truncate: 32 };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.makeGroup({ on: [await shop.makeProduct({ size_ids: [1] })] });
});
afterAll(() => shop.close());

interface Trigger {
  name: string;
  type: number;
  enabled: string;
  columns: string[];
}

async function triggers(): Promise<Trigger[]> {
  const { rows } = await sql<Trigger>`
    select tgrelid::regclass::text as name, tgtype as type, tgenabled as enabled, array(
      select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr) order by attname
    ) as columns
    from pg_trigger where tgfoid = 'renew_catalogue_version'::regproc order by name`.execute(shop.database.db);
  return rows;
}

it('every statement that writes in a table of the catalogue renews it', async () => {
  const all = await triggers();
  expect(all.map(({ name }) => name)).toEqual(TABLES);
  const everything = Object.values(FIRES_ON).reduce((sum, bit) => sum + bit, 0);
  for (const { type, enabled } of all) {
    expect(type & everything).toBe(everything);
    // once for each statement, after it
    expect(type & (EACH_ROW | BEFORE)).toBe(0);
    expect(enabled).toBe('O');
  }
});

it('is renewed by each column of a product that it is sold by, and of the other tables by all', async () => {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = 'products'::regclass and attnum > 0 and not attisdropped order by attname`.execute(
    shop.database.db,
  );
  const soldBy = rows.map(({ name }) => name).filter((name) => !(NOT_KEPT as readonly string[]).includes(name));
  expect(rows.length - soldBy.length).toBe(NOT_KEPT.length);
  for (const { name, columns } of await triggers()) expect(columns).toEqual(name === 'products' ? soldBy : []);
});

const read = async () => {
  const { rows } = await sql<{ version: string | null }>`select ${catalogueVersion} as version`.execute(
    shop.database.db,
  );
  return rows[0]?.version;
};

it.each([
  ['update products set price = price + 1', true],
  ['update products set sold_out_until = now()', true],
  ['delete from product_sizes where false', true],
  ['update options set surcharge = surcharge', true],
  ['truncate product_option_groups', true],
  ['update shop set tax_percent = 3', true],
  ['update products set stock = 3, sold = sold', false],
  // a row that was lost comes back with the next change
  ["delete from catalogue_versions where table_name = 'shop'", true],
  ['update shop set tax_percent = 4', true],
])('%s renews the version: %s', async (statement, isRenewed) => {
  const before = await read();
  await sql.raw(statement).execute(shop.database.db);
  expect((await read()) !== before).toBe(isRenewed);
});

it('is none where none is kept, so nothing is', async () => {
  await sql`delete from catalogue_versions`.execute(shop.database.db);
  expect(await read()).toBeNull();
  for (const table of TABLES) await sql`delete from ${sql.table(table)} where false`.execute(shop.database.db);
  const { rows } = await sql<{ name: string }>`select table_name as name from catalogue_versions order by 1`.execute(
    shop.database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(TABLES);
});
