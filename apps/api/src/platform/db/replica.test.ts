import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addressOf, connectBeside } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import type { Database } from './database';
import { MOST_BEHIND_S, ReplicaFirst, secondsBehind } from './replica';

let original: TestDatabase;
let copy: TestDatabase;
let database: Database;
let isGone = false;
beforeEach(async () => {
  isGone = false;
  [original, copy] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  database = connectBeside(original.name, {
    copy: () => (isGone ? { host: '127.0.0.1', port: 1, user: 'x', database: 'x' } : addressOf(copy.name)),
  });
});
afterEach(async () => {
  await database.close();
  await Promise.all([original.drop(), copy.drop()]);
});

const asked = async (db = database.replica) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name;
};

it('has what only reads go to the copy, everything else to the database', async () => {
  expect(await asked()).toBe(copy.name);
  for (const db of [database.db, database.reads, database.reports, database.jobs, database.limits])
    expect(await asked(db)).toBe(original.name);
});

it('asks the database itself while the copy is gone', async () => {
  expect(await asked()).toBe(copy.name);
  isGone = true;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${copy.name}`.execute(database.db);
  // one that was under way may hear of it
  await expect.poll(() => asked().catch(() => null)).toBe(original.name);
  for (let round = 0; round < 5; round += 1) expect(await asked()).toBe(original.name);
});

it('asks the database itself where there was no copy from the start, and where none was named', async () => {
  isGone = true;
  expect(await asked()).toBe(original.name);
  const plain = connectBeside(original.name);
  expect(plain.replica).toBe(plain.reports);
  await plain.close();
});

it.each([
  [0, true],
  [MOST_BEHIND_S, true],
  [MOST_BEHIND_S + 1, false],
  [Infinity, false],
])('of a copy that is %s seconds behind: asks it %s', async (seconds, isAsked) => {
  const pools = [new Pool(addressOf(copy.name)), new Pool(addressOf(original.name))] as const;
  // what is still closing as its database is dropped hears of it, and tells its pool
  for (const pool of pools) {
    pool.on('connect', (opened) => opened.on('error', () => undefined));
    pool.on('error', () => undefined);
  }
  const [there, here] = pools;
  const first = new ReplicaFirst({ copy: there, original: here, logger: silentLogger, behind: async () => seconds });
  const client = await first.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  client.release();
  expect(rows[0]?.name).toBe(isAsked ? copy.name : original.name);
  expect(await secondsBehind(there)).toBe(0);
  await Promise.all(pools.map((pool) => pool.end()));
});
