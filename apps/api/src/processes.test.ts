import { setTimeout as delay } from 'node:timers/promises';
import type { OrderEvent } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './platform/db/database';
import { cart, createOrderKit, line, together } from './resources/orders/testing/order-kit';
import { createTestApp, type TestApp, type TestUser } from './testing';
import { addressOf, connectBeside } from './testing/beside';
import { createTestDatabase, type TestDatabase } from './testing/database';

/** Nobody listens at this port. */
const NOWHERE = { host: '127.0.0.1', port: 1, user: 'seduh', database: 'seduh' };
/** So that only word of a change refreshes what is kept. */
const FOR_LONG_MS = 600_000;
/** A hundredth of that, on a machine that does other things: alone it takes some ten milliseconds. */
const SOON = { timeout: 6_000, interval: 20 };
const LATER = { timeout: 10_000 };

let own: TestDatabase;
/** What another process has of the database, and its own connection to listen by. */
let database: Database;
/** What cuts it off. */
let isCut: { queries: boolean; listener: boolean };
let a: TestApp;
let b: TestApp;

beforeEach(async () => {
  own = await createTestDatabase();
  isCut = { queries: false, listener: false };
  const as = (application_name: string) => ({ ...addressOf(own.name), application_name });
  database = connectBeside(own.name, {
    connection: () => (isCut.queries ? NOWHERE : as('b')),
    direct: () => (isCut.listener ? NOWHERE : as('b listens')),
    patienceMs: 2_000,
  });
  const config = { catalogueAgeMs: FOR_LONG_MS };
  a = await createTestApp({ database: own.database, config });
  b = await createTestApp({ database, clock: a.clock, config });
});
afterEach(async () => {
  await Promise.all([a.app.close(), b.app.close()]);
  await database.close();
  await own.drop();
});

/** Ends what the database has of connections of that name; the process behind them is told nothing. */
async function end(name: string): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pg_terminate_backend(pid), pid from pg_stat_activity where application_name = ${name}`.execute(
    own.database.db,
  );
  return rows.length;
}
const listening = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'b listens'`.execute(own.database.db);
  return rows.length;
};

const menu = async (shop: TestApp) => {
  const answer = await shop.app.inject({ url: '/api/products' });
  return answer.json<{ data: { product_name: string; price: number }[] }>().data.map((one) => one.price);
};
const setPrice = async (id: string, price: number) => {
  const headers = await a.as('Admin');
  const answer = await a.app.inject({ method: 'PATCH', url: `/api/products/${id}`, headers, payload: { price } });
  expect(answer.statusCode).toBe(200);
};

describe('what a process keeps of the menu', () => {
  /** A product at 25,000 that the other process keeps. */
  async function knownLatte(): Promise<string> {
    let words = 0;
    const stop = await database.listen('caches', () => (words += 1));
    const latte = await a.makeProduct({ price: 25_000 });
    // what is read before that is forgotten again
    await expect.poll(() => words).toBeGreaterThan(0);
    await stop();
    expect(await menu(b)).toEqual([25_000]);
    return latte;
  }

  it('is forgotten as soon as another one has changed it', async () => {
    const latte = await knownLatte();
    await setPrice(latte, 27_000);
    await expect.poll(() => menu(b), SOON).toEqual([27_000]);
  });

  it('control: without word of it, it would be given for as long as it is kept', async () => {
    const latte = await knownLatte();
    await sql`drop trigger products_told on products`.execute(own.database.db);
    await setPrice(latte, 27_000);
    expect(await menu(a)).toEqual([27_000]);
    await delay(500);
    expect(await menu(b)).toEqual([25_000]);
  });

  it('is not forgotten for every order: stock is nobody’s word', async () => {
    const latte = await knownLatte();
    let words = 0;
    const stop = await own.database.listen('caches', () => (words += 1));
    await sql`update products set stock = 5, sold = sold + 1`.execute(own.database.db);
    await sql`update products set stock = 4`.execute(own.database.db);
    await setPrice(latte, 26_000);
    await expect.poll(() => words).toBe(1);
    await stop();
  });

  it('is forgotten once it hears again, where it was deaf while something changed', async () => {
    const latte = await knownLatte();
    isCut.listener = true;
    expect(await end('b listens')).toBe(1);
    await expect.poll(listening).toBe(0);
    await setPrice(latte, 28_000);
    await delay(200);
    expect(await menu(b)).toEqual([25_000]);
    isCut.listener = false;
    await expect.poll(() => menu(b), SOON).toEqual([28_000]);
    // and from then on at once again
    await setPrice(latte, 29_000);
    await expect.poll(() => menu(b), SOON).toEqual([29_000]);
  });
});

it('shows another one’s settings at once', async () => {
  const name = async () => (await b.app.inject({ url: '/api/shop' })).json<{ data: { name: string } }>().data.name;
  const before = await name();
  await sql`update shop set name = 'Seduh Dua'`.execute(own.database.db);
  expect(before).not.toBe('Seduh Dua');
  await expect.poll(name, SOON).toBe('Seduh Dua');
});

/** The events of a stream of this process, as they come. */
async function follow(shop: TestApp, who: TestUser): Promise<OrderEvent[]> {
  const answer = await shop.app.inject({
    url: '/api/transactions/events',
    headers: who.headers,
    payloadAsStream: true,
  });
  const told: OrderEvent[] = [];
  let text = '';
  answer
    .stream()
    .setEncoding('utf8')
    .on('data', (chunk: string) => {
      text += chunk;
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        const data = /^data: (.+)$/m.exec(frame)?.[1];
        if (data) told.push(JSON.parse(data) as OrderEvent);
      }
    });
  return told;
}

describe('streams', () => {
  it('hear of every order, whichever process took it, once', async () => {
    const latte = await a.makeProduct();
    const [rani, staff] = [await a.makeUser(), await a.makeUser({ role: 'Admin' })];
    const heard = await Promise.all([follow(a, staff), follow(b, staff), follow(a, rani), follow(b, rani)]);
    const kits = [createOrderKit(a), createOrderKit(b)];
    const placed = await together(8, async (index) => {
      const kit = kits[index % 2];
      return kit?.place(rani, cart([line(latte)]), `order-${index}`);
    });
    const numbers = placed.map((answer) => answer?.data.number).toSorted();
    for (const told of heard) await expect.poll(() => told.map(({ number }) => number).toSorted()).toEqual(numbers);
  });

  it('hear of what happened while their process could not be told, too', async () => {
    const latte = await a.makeProduct();
    const [rani, staff] = [await a.makeUser(), await a.makeUser({ role: 'Admin' })];
    const told = await follow(b, staff);
    isCut.listener = true;
    expect(await end('b listens')).toBe(1);
    const { data } = await createOrderKit(a).place(rani, cart([line(latte)]));
    // it looks by itself every three seconds
    await expect.poll(() => told.map(({ number }) => number), LATER).toEqual([data.number]);
  });
});

describe('what goes by itself', () => {
  it('is done once by whoever is there, and goes on where one ends in the middle', async () => {
    const latte = await a.makeProduct({ stock: 50 });
    const rani = await a.makeUser();
    const kit = createOrderKit(a);
    const orders = [];
    for (let index = 0; index < 8; index += 1)
      orders.push((await kit.place(rani, cart([line(latte)], { payment_id: PAYMENT.card }))).data.id);
    a.clock.set(new Date(a.clock.now().getTime() + 60 * 60_000));

    // the other one is in the middle of an order when it is gone
    await sql`
      create function wait_here() returns trigger language plpgsql as $$
      begin
        if current_setting('application_name') = 'b' then perform pg_sleep(10); end if;
        return new;
      end $$`.execute(own.database.db);
    await sql`create trigger wait_here before update on payments for each row execute function wait_here()`.execute(
      own.database.db,
    );
    const dying = b.app.orders.sweep().catch((error: unknown) => error);
    const isBusy = async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity where application_name = 'b' and wait_event = 'PgSleep'`.execute(
        own.database.db,
      );
      return rows.length;
    };
    await expect.poll(isBusy).toBe(1);
    await a.app.orders.sweep();
    const open = async () => {
      const rows = await own.database.db.selectFrom('orders').select('id').where('status', '=', 'pending').execute();
      return rows.length;
    };
    // all but the one that is being done elsewhere
    expect(await open()).toBe(1);
    isCut.queries = true;
    await end('b');
    expect(await dying).toBeInstanceOf(Error);
    await a.app.orders.sweep();
    expect(await open()).toBe(0);
    for (const id of orders) {
      const { data } = await kit.get(rani, id);
      expect(data.timeline.map(({ status_name }) => status_name)).toEqual(['pending', 'cancelled']);
    }
    expect((await kit.product(latte)).stock).toBe(50);
    isCut.queries = false;
  });
});
