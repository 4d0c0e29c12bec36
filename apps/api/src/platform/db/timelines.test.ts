import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { tempFolder } from '../../testing/helpers';
import { silentLogger } from '../../testing/stand-ins';
import { countProcess } from '../observe/process-metrics';
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
/** What the file says; nobody waits for it to be written. */
const noted = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
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
  await expect.poll(() => noted(file)).toEqual({ 7: 10 });
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
  await expect.poll(() => noted(file)).toEqual({ 7: 10, 8: 1 });
});

it('tells Prometheus of what it met, of none before the first', async () => {
  const registry = new Registry();
  const stops = countProcess(registry);
  const counted = async () => {
    const text = await registry.getSingleMetricAsString('seduh_primary_checks_total');
    return text.split('\n').filter((row) => !row.startsWith('#'));
  };
  const told = ([current, former, unknown]: number[]) => [
    `seduh_primary_checks_total{outcome="current"} ${current}`,
    `seduh_primary_checks_total{outcome="former"} ${former}`,
    `seduh_primary_checks_total{outcome="unknown"} ${unknown}`,
  ];
  try {
    expect(await counted()).toEqual(told([0, 0, 0]));
    const timelines = watchTimelines(null, silentLogger);
    for (let n = 0; n < 3; n += 1) await timelines.check({}, says('00000002'));
    for (let n = 0; n < 2; n += 1) await timelines.check({}, says('00000001')).catch(() => undefined);
    // a standby is none of its business, and a line that breaks says nothing
    await timelines.check({}, says(null));
    await timelines.check({}, () => Promise.reject(new Error('Query read timeout'))).catch(() => undefined);
    await timelines.check({}, () => Promise.reject(Object.assign(new Error('denied'), { code: '42501' })));
    expect(await counted()).toEqual(told([3, 2, 1]));
  } finally {
    for (const stop of stops) stop();
  }
});

it('a server that does not understand the question goes unwatched, and that is said once', async () => {
  const warn = vi.fn();
  const timelines = watchTimelines(null, { ...silentLogger, warn });
  for (const code of ['42501', '22003', 'XX000'])
    await timelines.check({}, () => Promise.reject(Object.assign(new Error('it is so'), { code })));
  await timelines.check({}, async () => ({ rows: [] }));
  expect(warn.mock.calls.map(([, said]) => said as string)).toEqual([expect.stringContaining('does not say')]);
  for (const code of ['57P01', '57P04', 'ECONNRESET'])
    await expect(
      timelines.check({}, () => Promise.reject(Object.assign(new Error('gone'), { code }))),
    ).rejects.toMatchObject({ code });
  await expect(timelines.check({}, () => Promise.reject(new Error('Query read timeout')))).rejects.toThrow('timeout');
});

it('goes on without its file where that is damaged, and leaves nothing half-written', async () => {
  const dir = await tempFolder();
  const warn = vi.fn();
  await writeFile(timelinesFile(dir), '{"7":');
  const timelines = watchTimelines(timelinesFile(dir), { ...silentLogger, warn });
  await timelines.check({}, says('00000002'));
  expect(warn).toHaveBeenCalledTimes(1);
  await expect.poll(() => readdir(dir)).toEqual(['timelines.json']);
  await expect(timelines.check({}, says('00000001'))).rejects.toThrow(
    'it is on timeline 1, and the shop has been on 2',
  );
});

it('a disk that hangs holds up no connection for long, and nothing else at all', async () => {
  const file = timelinesFile(await tempFolder());
  // whoever opens it to read waits for somebody who writes
  await promisify(execFile)('mkfifo', [file]);
  const timelines = watchTimelines(file, silentLogger);
  const began = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => timelines.check({}, says('00000002'))));
  expect(performance.now() - began).toBeLessThan(3_000);
  // memory knows, and no other disk is waited for: twenty would have taken every thread there is
  await expect(timelines.check({}, says('00000001'))).rejects.toThrow('the shop has been on 2');
  expect(await readdir(dirname(file))).toEqual(['timelines.json']);
  // once it answers, what is known is noted
  const answer = await open(file, constants.O_WRONLY | constants.O_NONBLOCK);
  await rm(file);
  await answer.close();
  await expect.poll(() => noted(file)).toEqual({ 7: 2 });
});

it('what could not be written is written later, and nothing that others wrote is lost', async () => {
  const dir = join(await tempFolder(), 'data');
  const file = timelinesFile(dir);
  const warn = vi.fn();
  const timelines = watchTimelines(file, { ...silentLogger, warn });
  await promisify(execFile)('ln', ['-s', join(dirname(dir), 'not', 'mounted'), dir]);
  for (let n = 0; n < 3; n += 1) await timelines.check({}, says('00000003'));
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await rm(dir);
  await timelines.check({}, says('00000003'));
  await expect.poll(() => noted(file)).toEqual({ 7: 3 });

  await writeFile(file, '{"7":2,"8":5}');
  await timelines.check({}, says('00000003'));
  await expect.poll(() => noted(file)).toEqual({ 7: 3, 8: 5 });

  // a damaged file that cannot be mended is no news with every connection
  await rm(file);
  await writeFile(file, '{');
  const other = vi.fn();
  const blind = watchTimelines(file, { ...silentLogger, warn: other });
  await blind.check({}, says('00000003'));
  await expect.poll(() => noted(file)).toEqual({ 7: 3 });
  await rm(file);
  await mkdir(file);
  for (let n = 0; n < 3; n += 1) await blind.check({}, says('00000003'));
  expect(other).toHaveBeenCalledTimes(2);
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
  const listener = new Listener(
    Object.assign(() => ({ ...addressOf(database.name), application_name: 'the listener' }), { leave: left }),
    silentLogger,
    timelines,
    100,
  );
  try {
    await pool.query('select 1');
    const cluster = await clusterOf();
    await expect.poll(() => noted(file)).toEqual({ [cluster]: expect.any(Number) });
    await listener.listen('orders', heard);
    const hears = async () => {
      const { rows } = await database.database.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and (query like 'LISTEN%' or query = 'select 1') and application_name = 'the listener'`,
      );
      return rows[0]?.n;
    };
    await expect.poll(hears).toBe(1);
    expect([pool.totalCount, left.mock.calls.length]).toEqual([1, 0]);

    // somebody else has met the server that took over
    await timelines.check({}, says('000000FF', cluster));
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '08004' });
    expect(left).toHaveBeenCalled();
    expect(pool.totalCount).toBe(0);
    // the listener at its next beat, though its connection is in order
    await expect.poll(hears).toBe(0);
    // who only reads may ask a copy that is behind
    const reader = createPool({ connection: source, logger: silentLogger, size: 1, onlyReads: true, timelines });
    pools.push(reader);
    expect((await reader.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await listener.close();
  }
});
