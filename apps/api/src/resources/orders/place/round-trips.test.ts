import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

// An order is as fast as it asks PostgreSQL seldom: whoever adds a statement or a round trip to it sees it here.

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let latte: string;
beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ stock: 10 });
  // what staff set is known from then on
  const { lines, delivery_id } = cart([line(latte)]);
  await kit.quote(rani, { lines, delivery_id });
});
afterEach(() => shop.close());

const WRITE = 'write';

/** What went over each connection while something was done: the beginnings of statements, and writes to the socket. */
async function watch(act: () => Promise<unknown>): Promise<string[]> {
  const seen = new Map<PoolClient, string[]>();
  const onAcquire = (client: PoolClient) => {
    if (seen.has(client)) return;
    const log: string[] = [];
    seen.set(client, log);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      log.push(beginningOf(args[0]));
      return query(...args);
    }) as PoolClient['query'];
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    for (const method of ['_write', '_writev'] as const) {
      const write = stream[method]?.bind(stream) as (...args: unknown[]) => void;
      Object.assign(stream, {
        [method](...args: unknown[]) {
          log.push(WRITE);
          write(...args);
        },
      });
    }
  };
  shop.database.pool.on('acquire', onAcquire);
  await act();
  shop.database.pool.off('acquire', onAcquire);
  const log = [...seen.values()].find((one) => one.some((text) => text.startsWith('start transaction'))) ?? [];
  const begun = log.findIndex((text) => text.startsWith('start transaction'));
  return log.slice(begun, log.indexOf(WRITE, log.indexOf('commit')) + 1);
}

const beginningOf = (asked: unknown): string => {
  const text = typeof asked === 'string' ? asked : String((asked as { text: string }).text);
  return text.replaceAll(/\s+/g, ' ').trim().split(' ').slice(0, 3).join(' ');
};

it('is placed in two round trips and eight statements', async () => {
  const log = await watch(async () => {
    expect((await kit.place(rani, cart([line(latte)]))).status).toBe(201);
  });
  expect(log).toEqual([
    'start transaction isolation',
    'insert into idempotency_keys',
    'with account as',
    "select nextval('order_number') as",
    WRITE,
    'with claims as',
    'with placed as',
    'with queued as',
    'commit',
    WRITE,
  ]);
});

it('asks for what staff have changed since, and is placed in three', async () => {
  await shop.makeProduct();
  const log = await watch(async () => {
    expect((await kit.place(rani, cart([line(latte)]))).status).toBe(201);
  });
  expect(log.slice(4, 8)).toEqual([WRITE, 'select (select string_agg(version::text,', WRITE, 'with claims as']);
});

it('of what is not counted takes no stock', async () => {
  const tea = await shop.makeProduct({ stock: null });
  const log = await watch(async () => {
    expect((await kit.place(rani, cart([line(tea)]))).status).toBe(201);
  });
  expect(log.slice(-5)).toEqual([WRITE, 'with placed as', 'with queued as', 'commit', WRITE]);
});

it('that is refused leaves its number to the next one', async () => {
  const placed = async (qty: number) => (await kit.place(rani, cart([line(latte, qty)]))).data.number;
  const number = (text: string) => Number(/\d+$/.exec(text)?.[0]);
  const first = number(await placed(1));
  expect((await kit.place(rani, cart([line(latte, 20)]))).status).toBe(409);
  expect(number(await placed(1))).toBe(first + 1);
});
