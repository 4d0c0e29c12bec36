import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addressOf } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { isConnectionLost } from './errors';
import { connectionTo } from './hosts';
import { SERVING } from './limits';
import { createPool } from './pool';

/** A line to the database that can fall silent: everything stays open, new connections are taken, nothing comes through. */
async function openLine(name: string) {
  const { host, port = 5432, ...address } = addressOf(name) as { host: string; port?: number; database: string };
  const sockets: Socket[] = [];
  let isSilent = false;
  const server = createServer((near) => {
    sockets.push(near.on('error', () => undefined));
    if (isSilent) return;
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    near.pipe(far).pipe(near);
    sockets.push(far.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: { ...address, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    /** Whoever comes from now on is refused; who is there stays. */
    closeDoor: () => void server.close(),
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let database: TestDatabase;
let line: Awaited<ReturnType<typeof openLine>>;
const pools: Pool[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  line = await openLine(database.name);
});
afterEach(async () => {
  line.close();
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  await database.drop();
});
const open = (limits: (typeof SERVING)['jobs'], lookEveryMs: number) => {
  const pool = createPool({ connection: () => line.address, logger: silentLogger, limits, lookEveryMs });
  pools.push(pool);
  return pool;
};

it('a job whose host vanished without a word hears of it long before its statement would be over', async () => {
  const pool = open(SERVING.jobs, 400);
  const client = await pool.connect();
  client.on('error', () => undefined);
  const began = performance.now();
  const job = client.query('select pg_sleep(30)').catch((reason: unknown) => reason);
  setTimeout(line.fallSilent, 100);
  const error = await job;
  expect(isConnectionLost(error)).toBe(true);
  // two looks of 400 ms that wait 200 ms each
  expect(performance.now() - began).toBeGreaterThan(1_000);
  expect(performance.now() - began).toBeLessThan(8_000);
  client.release();
  await expect.poll(() => pool.totalCount).toBe(0);
});

it('a job goes on whose server takes nobody else: it is there', async () => {
  const pool = open(SERVING.jobs, 400);
  const client = await pool.connect();
  setTimeout(line.closeDoor, 100);
  expect((await client.query(`select 'done' as said from pg_sleep(3)`)).rows).toEqual([{ said: 'done' }]);
  client.release();
});

it('a job that takes long on a server that is there is left alone', async () => {
  const pool = open(SERVING.jobs, 600);
  const client = await pool.connect();
  expect((await client.query(`select 'done' as said from pg_sleep(3)`)).rows).toEqual([{ said: 'done' }]);
  client.release();
  // what watched over it has gone
  expect(pool.totalCount).toBe(1);
});

it('asks the system, too, to find out about a connection that is silent', () => {
  expect(connectionTo('postgres://seduh@db-1/seduh')()).toMatchObject({
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
});
