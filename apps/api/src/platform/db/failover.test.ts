import { sql, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { isUnreached } from './errors';
import type { ConnectionSource } from './hosts';
import { Listener } from './listener';
import { createPool, type PoolSettings } from './pool';
import type { Schema } from './schema';
import { withTx, type Db } from './tx';

// Two databases stand for two servers. One is shut to writes as a standby is, and reports it as one does.

let former: TestDatabase;
let present: TestDatabase;
const pools: Pool[] = [];
beforeEach(async () => {
  [former, present] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  await Promise.all([former.drop(), present.drop()]);
});

/** Tries the two in turn, as an address with two hosts does. */
function either(): ConnectionSource {
  const addresses = [addressOf(former.name), addressOf(present.name)];
  let at = 0;
  const source: ConnectionSource = () => addresses[at] ?? {};
  source.leave = (tried) => {
    if (tried === addresses[at]) at = (at + 1) % addresses.length;
  };
  return source;
}

function open(settings: Partial<PoolSettings> = {}): { pool: Pool; db: Db } {
  const pool = createPool({ connection: either(), logger: silentLogger, size: 2, patienceMs: 2_000, ...settings });
  pools.push(pool);
  return { pool, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) };
}
const nameOf = async (pool: Pool) =>
  (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name;
const shut = async ({ database, name }: TestDatabase) => {
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(database.db);
};

it('passes by a server that takes no writes, and stays with the one that does', async () => {
  await shut(former);
  const { pool } = open();
  expect(await nameOf(pool)).toBe(present.name);
  expect(await Promise.all([nameOf(pool), nameOf(pool), nameOf(pool)])).toEqual(Array(3).fill(present.name));
});

it('control: who only reads takes it as it is', async () => {
  await shut(former);
  expect(await nameOf(open({ onlyReads: true }).pool)).toBe(former.name);
});

it('drops a connection whose server says that it takes no writes any more', async () => {
  const { pool } = open({ size: 1 });
  expect(await nameOf(pool)).toBe(former.name);
  await shut(former);
  // as the server of an open session does that is told so
  await pool.query('set default_transaction_read_only = on');
  expect(await nameOf(pool)).toBe(present.name);
  expect(pool.totalCount).toBe(1);
});

it('runs a transaction again, elsewhere, whose server refused to write', async () => {
  const { db, pool } = open({ size: 1 });
  const servers: number[] = [];
  await withTx(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    servers.push(rows[0]?.pid ?? 0);
    if (servers.length === 1) await sql`set transaction read only`.execute(tx);
    await sql`update shop set name = 'Seduh Dua'`.execute(tx);
  });
  expect(new Set(servers).size).toBe(2);
  const { rows } = await pool.query<{ name: string }>('select name from shop');
  expect(rows).toEqual([{ name: 'Seduh Dua' }]);
});

it('waits once, not with each try, for a server that takes writes where there is none', async () => {
  await Promise.all([shut(former), shut(present)]);
  const { db } = open({ patienceMs: 600 });
  const began = performance.now();
  const error = await withTx(db, (tx) => sql`select 1`.execute(tx)).catch((reason: unknown) => reason);
  const took = performance.now() - began;
  expect(error).toMatchObject({ code: '25006' });
  expect(isUnreached(error)).toBe(true);
  expect(took).toBeGreaterThanOrEqual(600);
  // six tries would be 3.6 s
  expect(took).toBeLessThan(2_500);
});

it('listens where it is written, and not where it was', async () => {
  const heard = vi.fn<(payload: string | undefined) => void>();
  const listener = new Listener(either(), silentLogger);
  try {
    await listener.listen('orders', heard);
    await shut(former);
    await former.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
    );
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined]]), { timeout: 5_000 });
    await present.database.pool.query(`select pg_notify('orders', 'new')`);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined], ['new']]));
  } finally {
    await listener.close();
  }
});

it('passes by a host that refuses whoever comes, and says nothing of a lost connection where it is the only one', async () => {
  const nobody = { ...addressOf(former.name), user: 'nobody-here' };
  const addresses = [nobody, addressOf(present.name)];
  let at = 0;
  const source: ConnectionSource = () => addresses[at] ?? {};
  const alone = open({ connection: () => nobody }).pool;
  await expect(alone.query('select 1')).rejects.toMatchObject({ code: '28000' });
  source.leave = (tried) => {
    if (tried === addresses[at]) at = (at + 1) % addresses.length;
  };
  expect(await nameOf(open({ connection: source }).pool)).toBe(present.name);
});
