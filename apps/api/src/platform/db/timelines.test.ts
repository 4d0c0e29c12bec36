import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { tempFolder } from '../../testing/helpers';
import { silentLogger } from '../../testing/stand-ins';
import type { ConnectionSource } from './hosts';
import { Listener } from './listener';
import { createPool } from './pool';
import { timelinesFile, watchTimelines, type Ask } from './timelines';

let database: TestDatabase;
const pools: Pool[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  await database.drop();
});

const says =
  (timeline: string | null, cluster = '7'): Ask =>
  async () => ({ rows: [{ cluster, timeline }] });
async function clusterOf(): Promise<string> {
  const { rows } = await database.database.pool.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  );
  return rows[0]?.id ?? '';
}

it('refuses a server that is behind one it has seen, in whatever process, and says so once', async () => {
  const file = timelinesFile(join(await tempFolder(), 'not there yet'));
  const [one, error] = [watchTimelines(file, silentLogger), vi.fn()];
  const former = {};
  await one.check(former, says('00000009'));
  await one.check({}, says('0000000A'));
  expect(one.isBehind(former)).toBe(true);
  const other = watchTimelines(file, { ...silentLogger, error });
  for (let n = 0; n < 3; n += 1)
    await expect(other.check({}, says('00000009'))).rejects.toMatchObject({ name: 'FormerPrimary', code: '08004' });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]).toEqual([{ timeline: 9, latest: 10, file }, expect.stringContaining('taken over from')]);
  await other.check({}, says('0000000A'));
  // what another cluster has, a standby, and a server that lets nobody ask, are none of its business
  await other.check({}, says('00000001', '8'));
  await other.check({}, says(null));
  await other.check({}, () => Promise.reject(Object.assign(new Error('permission denied'), { code: '42501' })));
  await expect(
    other.check({}, () => Promise.reject(Object.assign(new Error('terminated'), { code: '57P01' }))),
  ).rejects.toMatchObject({ code: '57P01' });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ 7: 10, 8: 1 });
});

it('goes on without its file where that is damaged, and leaves nothing half-written', async () => {
  const dir = await tempFolder();
  const warn = vi.fn();
  await writeFile(timelinesFile(dir), '{"7":');
  const timelines = watchTimelines(timelinesFile(dir), { ...silentLogger, warn });
  await timelines.check({}, says('00000002'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await readdir(dir)).toEqual(['timelines.json']);
  await expect(timelines.check({}, says('00000001'))).rejects.toThrow(
    'it is on timeline 1, and the shop has been on 2',
  );
});

it('a connection that breaks while it is asked is a failure like any other, and is tried again', async () => {
  const timelines = watchTimelines(null, silentLogger);
  let asked = 0;
  const breaking = {
    ...timelines,
    check: async (client: object, ask: Ask) => {
      asked += 1;
      if (asked === 1) await ask('select pg_terminate_backend(pg_backend_pid())');
      await timelines.check(client, ask);
    },
  };
  const connection = () => addressOf(database.name);
  const pool = createPool({ connection, logger: silentLogger, size: 1, timelines: breaking });
  pools.push(pool);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(asked).toBe(2);
});

it('a pool connects to a real server, notes where it is, and leaves it once a later one was seen', async () => {
  const file = timelinesFile(await tempFolder());
  const timelines = watchTimelines(file, silentLogger);
  const left = vi.fn();
  const source: ConnectionSource = Object.assign(() => addressOf(database.name), { leave: left });
  const pool = createPool({ connection: source, logger: silentLogger, size: 1, patienceMs: 3_000, timelines });
  pools.push(pool);
  const heard = vi.fn();
  const listener = new Listener(source, silentLogger, timelines);
  try {
    await pool.query('select 1');
    const cluster = await clusterOf();
    const { [cluster]: now } = JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
    expect(now).toBeGreaterThanOrEqual(1);
    await listener.listen('orders', heard);
    expect([pool.totalCount, left.mock.calls.length]).toEqual([1, 0]);

    // somebody else has met the server that took over
    await timelines.check({}, says('000000FF', cluster));
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '08004' });
    expect(left).toHaveBeenCalled();
    expect(pool.totalCount).toBe(0);
    // who only reads may ask a copy that is behind
    const reader = createPool({ connection: source, logger: silentLogger, size: 1, onlyReads: true, timelines });
    pools.push(reader);
    expect((await reader.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await listener.close();
  }
});
