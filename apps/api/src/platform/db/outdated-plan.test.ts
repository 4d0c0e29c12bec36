import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, type Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { createPool } from './pool';
import type { Schema } from './schema';
import { withTx } from './tx';

// two connections have the statement prepared when a migration of the next version changes the type of what it gives

let base: TestDatabase;
let pool: Pool;
beforeEach(async () => {
  base = await createTestDatabase('template0');
  const connection = () => ({ ...inject('postgres'), database: base.name });
  pool = createPool({ connection, logger: silentLogger, size: 2 });
  await pool.query('create table cups (id int, size smallint); insert into cups values (1, 8)');
});
afterEach(async () => {
  await pool.end();
  await base.drop();
});

const migrateCups = () => base.database.pool.query('alter table cups alter column size type integer');

it('is prepared again, on every connection', async () => {
  const read = async () => {
    const clients = [await pool.connect(), await pool.connect()];
    const results = [];
    for (const client of clients) results.push((await client.query('select size from cups where id = $1', [1])).rows);
    for (const client of clients) client.release();
    return results;
  };
  const both = [[{ size: 8 }], [{ size: 8 }]];
  expect(await read()).toEqual(both);
  await migrateCups();
  expect(await read()).toEqual(both);
  expect(await read()).toEqual(both);
});

it('runs a transaction again that it stops', async () => {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let runs = 0;
  const pour = () =>
    withTx(db, async (tx) => {
      runs += 1;
      await sql`insert into cups values (2, 1)`.execute(tx);
      const { rows } = await sql<{ size: number }>`select size from cups where id = ${1}`.execute(tx);
      return rows[0]?.size;
    });
  expect(await pour()).toBe(8);
  await migrateCups();
  expect([await pour(), runs]).toEqual([8, 3]);
  expect((await pool.query('select count(*) from cups')).rows).toEqual([{ count: 3 }]);
});

it('would fail for good under its old name', async () => {
  const client = new Client({ ...inject('postgres'), database: base.name });
  await client.connect();
  const read = () => client.query({ name: 'cup', text: 'select size from cups where id = $1', values: [1] });
  await read();
  await migrateCups();
  for (let tries = 0; tries < 2; tries += 1) await expect(read()).rejects.toMatchObject({ code: '0A000' });
  await client.end();
});
