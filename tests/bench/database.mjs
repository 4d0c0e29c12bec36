import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { menuEntries } from './menu.mjs';

const BATCH = 10_000;
// the one database driver of the house belongs to the server
const pg = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');

/** Where the PostgreSQL embedded in an open shop answers. */
export function serverOf({ dataDir }) {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { host: lines[4], port: Number(lines[3]), user: 'seduh', database: 'postgres' };
}

/** Opens `size` connections to it. */
export function connectTo(shop, size = 1) {
  const pool = new pg.Pool({ ...serverOf(shop), max: size, min: size });
  pool.on('error', () => undefined);
  return pool;
}

/** Writes menu entries until the shop has `total`; they are less popular than the demo's and share its pictures. */
export async function growMenu(pool, total) {
  const { rows } = await pool.query('select count(*)::int as count, array_agg(image) as images from products');
  const [{ count, images }] = rows;
  if (count >= total) return;
  const rebuild = await dropIndexes(pool);
  for (let from = count; from < total; from += BATCH) {
    const entries = menuEntries(from, Math.min(from + BATCH, total));
    await pool.query(
      `insert into products (id, product_name, description, price, category_id, image, created_at, updated_at)
       select gen_random_uuid(), name, 'Made for the bench.', 10000 + 500 * (number % 90), 1 + number % 4,
         ($3::text[])[1 + number % cardinality($3::text[])], made, made
       from unnest($1::int[], $2::text[]) entry (number, name),
         lateral (select timestamptz '2026-01-01' + number * interval '1 second') moment (made)`,
      [entries.map(({ number }) => number), entries.map(({ name }) => name), images],
    );
  }
  await rebuild();
  // what the database does by itself soon after so many new rows
  await pool.query('vacuum analyze products, product_names');
}

/** Building an index once is several times faster than feeding it row by row. @returns what builds them again */
async function dropIndexes(pool) {
  const { rows } = await pool.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'products'::regclass and not indisunique`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await pool.query(definition);
  };
}
