import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';

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
