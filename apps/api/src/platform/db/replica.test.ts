import { sql } from 'kysely';
import { EventEmitter } from 'node:events';
import { Pool, type PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addressOf, connectBeside } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import type { Database } from './database';
import { kyselyOver } from './pipelined';
import { withTx } from './tx';
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

/** An error as PostgreSQL answers it. */
const refusal = (code: string) => Object.assign(new Error(`as ${code}`), { code, severity: 'ERROR' });

/** Has the next statement on the copy that asks for the database's name fail; the copy itself is whole. */
function failOnce(error: Error) {
  let isLeft = true;
  const broken = new Pool(addressOf(copy.name));
  for (const event of ['connect', 'error'] as const)
    broken.on(event, (opened: unknown) => {
      if (opened instanceof EventEmitter) opened.on('error', () => undefined);
    });
  const connect = broken.connect.bind(broken) as () => Promise<PoolClient>;
  broken.connect = (async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = (async (...args: unknown[]) => {
      if (isLeft && String(args[0]).includes('current_database')) {
        isLeft = false;
        throw error;
      }
      return query(...args);
    }) as typeof client.query;
    return client;
  }) as typeof broken.connect;
  const here = new Pool(addressOf(original.name));
  const first = new ReplicaFirst({
    copy: broken,
    original: here,
    probe: here,
    logger: silentLogger,
    behind: async () => 0,
  });
  const end = async () => {
    await broken.end();
    await here.end();
  };
  return { db: kyselyOver(first, false), end };
}

it.each([
  ['a conflict with what it replays', '40001'],
  ['a deadlock with it', '40P01'],
  ['its end', '57P01'],
  ['a table that a migration makes there in a moment', '42P01'],
])('asks the database itself once a statement failed on the copy by %s', async (_why, code) => {
  const { db, end } = failOnce(refusal(code));
  expect(await asked(db)).toBe(original.name);
  await end();
});

it('has a transaction that failed on the copy run again on the database itself', async () => {
  for (const code of ['40001', '57P01', '42P01']) {
    const { db, end } = failOnce(refusal(code));
    let runs = 0;
    const name = await withTx(db, (tx) => {
      runs += 1;
      return asked(tx);
    });
    expect([code, name, runs]).toEqual([code, original.name, 2]);
    await end();
  }
});

it.each([
  ['too long a statement', '57014'],
  ['a write', '25006'],
  ['a mistake of ours', '42601'],
])('hides nothing of %s', async (_what, code) => {
  const { db, end } = failOnce(refusal(code));
  await expect(asked(db)).rejects.toThrow(`as ${code}`);
  await end();
});

it('asks no copy for what has to be as it is now, unless it is known to have all of it', async () => {
  // it takes writes, so nothing says what it has
  expect(await asked(database.upToDate)).toBe(original.name);
  const plain = connectBeside(original.name);
  expect(plain.upToDate).toBe(plain.reports);
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
  const first = new ReplicaFirst({
    copy: there,
    original: here,
    probe: here,
    logger: silentLogger,
    behind: async () => seconds,
  });
  const client = await first.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  client.release();
  expect(rows[0]?.name).toBe(isAsked ? copy.name : original.name);
  expect(await secondsBehind(there)).toBe(0);
  await Promise.all(pools.map((pool) => pool.end()));
});
