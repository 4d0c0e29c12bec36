import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressOf } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { Listener } from './listener';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const notify = (channel: string, payload: string) =>
  test.database.pool.query('select pg_notify($1, $2)', [channel, payload]);

it('hands the payloads of a channel to those who listen, until they stop', async () => {
  const one = vi.fn<(payload: string | undefined) => void>();
  const two = vi.fn<(payload: string | undefined) => void>();
  const stopOne = await test.database.listen('orders', one);
  await test.database.listen('orders', two);
  await notify('orders', 'a');
  await notify('Other', 'x');
  await vi.waitFor(() => expect(two.mock.calls).toEqual([['a']]));
  await stopOne();
  await notify('orders', 'b');
  await vi.waitFor(() => expect(two.mock.calls).toEqual([['a'], ['b']]));
  expect(one.mock.calls).toEqual([['a']]);
});

it('comes back when its connection breaks, and says that something may have been missed', async () => {
  const heard = vi.fn<(payload: string | undefined) => void>();
  await test.database.listen('Shop "news"', heard);
  await test.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and query like 'LISTEN%'`,
  );
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined]]), { timeout: 5_000 });
  await notify('Shop "news"', 'open');
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined], ['open']]));
});

it('hears nothing after close, and takes no more listeners', async () => {
  const other = await createTestDatabase();
  const heard = vi.fn<(payload: string | undefined) => void>();
  await other.database.listen('orders', heard);
  await other.drop();
  await expect(other.database.listen('orders', heard)).rejects.toThrow('closed');
  expect(heard).not.toHaveBeenCalled();
});

it('notices a database that is silent without having gone, and listens again once there is one', async () => {
  const {
    host,
    port = 5432,
    ...address
  } = addressOf(test.name) as ReturnType<typeof addressOf> & {
    host: string;
    port?: number;
  };
  /** The way to the database; once cut it stays open, and nothing comes through. */
  const sockets: Socket[] = [];
  const way = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => void way.listen(0, '127.0.0.1', resolve));
  // only the heart may beat sooner; how long an answer is waited for is real
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const here = { ...address, host: '127.0.0.1', port: (way.address() as AddressInfo).port };
  const listener = new Listener(() => here, silentLogger);
  try {
    const heard = vi.fn<(payload: string | undefined) => void>();
    await listener.listen('orders', heard);
    for (const socket of sockets) socket.unpipe().pause();
    await notify('orders', 'lost');
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined]]), { timeout: 10_000 });
    await notify('orders', 'again');
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined], ['again']]));
  } finally {
    vi.useRealTimers();
    await listener.close();
    for (const socket of sockets) socket.destroy();
    way.close();
  }
}, 20_000);
