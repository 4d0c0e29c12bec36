import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OrderEvent } from '@seduh/contract';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  staff = await shop.makeUser({ role: 'Admin' });
  latte = await shop.makeProduct();
});
afterEach(() => shop.close());

interface Told {
  id: number;
  event: OrderEvent;
}

/** Reads a stream of this app until it ends. */
async function listen(
  who: TestUser,
  { lastEventId, app = shop.app }: { lastEventId?: number; app?: TestApp['app'] } = {},
) {
  const headers = { ...who.headers, ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }) };
  const response = await app.inject({ url: '/api/transactions/events', headers, payloadAsStream: true });
  const stream = response.stream();
  const told: Told[] = [];
  let text = '';
  let ended = false;
  const end = new Promise<void>((resolve) => {
    stream.on('close', () => {
      ended = true;
      resolve();
    });
  });
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const [, id, data] = /^id: (\d+)\nevent: order\ndata: (.+)$/.exec(frame) ?? [];
      if (id && data) told.push({ id: Number(id), event: JSON.parse(data) as OrderEvent });
    }
  });
  return { response, told, end, isOpen: () => !ended, leave: () => stream.destroy() };
}

async function until(condition: () => boolean, ms = 5_000): Promise<void> {
  const late = performance.now() + ms;
  while (!condition() && performance.now() < late) await delay(10);
  expect(condition()).toBe(true);
}

const order = async (who: TestUser) => (await kit.place(who, cart([line(latte)]))).data;
const heard = ({ told }: { told: Told[] }) =>
  told.map(({ event }) => `${event.number} ${event.kind} ${event.status_name}`);

it('tells customers of their own orders and staff of all, as they happen', async () => {
  const dewi = await shop.makeUser();
  const [mine, hers, all] = [await listen(rani), await listen(dewi), await listen(staff)];
  expect(mine.response.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const placed = await order(rani);
  await kit.move(staff, placed.id, 'confirmed');
  const other = await order(dewi);
  await until(() => all.told.length === 3);
  const own = [`${placed.number} placed pending`, `${placed.number} moved confirmed`];
  expect(heard(mine)).toEqual(own);
  expect(heard(hers)).toEqual([`${other.number} placed pending`]);
  expect(heard(all)).toEqual([...own, `${other.number} placed pending`]);
  expect(mine.told[0]?.event).toMatchObject({ order_id: placed.id, at: '2026-11-20T07:30:00.000Z' });
});

it('tells what was missed since the last event, and only that', async () => {
  const first = await listen(rani);
  const placed = await order(rani);
  await until(() => first.told.length === 1);
  first.leave();
  await order(await shop.makeUser());
  await kit.move(staff, placed.id, 'confirmed');
  const again = await listen(rani, { lastEventId: first.told[0]?.id ?? 0 });
  await until(() => again.told.length === 1);
  await kit.move(staff, placed.id, 'preparing');
  await until(() => again.told.length === 2);
  expect(heard(again)).toEqual([`${placed.number} moved confirmed`, `${placed.number} moved preparing`]);
});

it('hears of orders that another process took', async () => {
  const other = await createTestApp({ database: shop.database, clock: shop.clock });
  const stream = await listen(staff, { app: other.app });
  const { number } = await order(rani);
  // long before the poll of every 3 s
  await until(() => stream.told.length === 1, 1_500);
  expect(heard(stream)).toEqual([`${number} placed pending`]);
  await other.close();
});

it('tells of an event that was written first but committed last', async () => {
  const all = await listen(staff);
  const slow = await order(rani);
  await until(() => all.told.length === 1);
  const client = await shop.database.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into order_events (order_id, user_id, kind, number, status_name, at)
     values ($1, $2, 'moved', 'SLOW', 'confirmed', now())`,
    [slow.id, rani.id],
  );
  const quick = await order(rani);
  await until(() => all.told.length === 2);
  await client.query('commit');
  client.release();
  const last = await order(rani);
  await until(() => all.told.length === 4);
  expect(all.told.map(({ event }) => event.number).sort()).toEqual(
    ['SLOW', slow.number, quick.number, last.number].sort(),
  );
});

it('ends within about a second of the logout', async () => {
  const [mine, all] = [await listen(rani), await listen(staff)];
  await shop.app.inject({ method: 'DELETE', url: '/api/auths/logout', headers: rani.headers });
  await until(() => !mine.isOpen(), 2_500);
  expect(all.isOpen()).toBe(true);
});

it('ends at once with the password, and asks once for all streams whether they may go on', async () => {
  const own = await shop.makeUser({ password: 'kopi-susu-pagi' });
  const token = await shop.app.sessions.start(own.id);
  const elsewhere = { ...own, token, headers: { 'x-access-token': token } };
  const others = await Promise.all(Array.from({ length: 4 }, () => shop.makeUser()));
  const everybody = [elsewhere, ...others].flatMap((user) => Array.from({ length: 8 }, () => listen(user)));
  const streams = await Promise.all(everybody);
  let queries = 0;
  shop.database.pool.on('acquire', () => (queries += 1));
  // one check at least comes by itself
  const began = performance.now();
  await until(() => performance.now() - began > 1_050);
  const idle = queries;
  const changed = await shop.app.inject({
    method: 'PATCH',
    url: '/api/users/password',
    headers: own.headers,
    payload: { old_password: 'kopi-susu-pagi', new_password: 'kopi-susu-malam' },
  });
  expect(changed.statusCode).toBe(200);
  await until(() => streams.slice(0, 8).every((one) => !one.isOpen()), 900);
  expect(streams.slice(8).every((one) => one.isOpen())).toBe(true);
  // two checks at most, and one reading of the events: not one for each of 40 streams
  expect(idle).toBeGreaterThanOrEqual(1);
  expect(idle).toBeLessThanOrEqual(4);
});

it('ends when the app closes, and stops listening to the database', async () => {
  const own = await createTestApp({ database: shop.database, clock: shop.clock });
  const stream = await listen(rani, { app: own.app });
  await own.close();
  await stream.end;
  await order(rani);
  expect(stream.told).toEqual([]);
});

it('asks for a token', async () => {
  const response = await shop.app.inject({ url: '/api/transactions/events' });
  expect(response.json()).toMatchObject({ status: 401, code: 'NO_TOKEN' });
});

it('ends with its process, and says when another one is to be asked, not all at the same moment', async () => {
  const followers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { headers } = await shop.makeUser();
      const answer = await shop.app.inject({ url: '/api/transactions/events', headers, payloadAsStream: true });
      let text = '';
      answer
        .stream()
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk));
      return () => text;
    }),
  );
  await until(() => followers.every((text) => text().includes('retry: 3000')));
  await shop.app.close();
  await until(() => followers.every((text) => text().includes('event: elsewhere')));
  const waits = followers.map((text) =>
    Number(/\nretry: [12]\d{3}\nevent: elsewhere\ndata: (\d+)\n\n$/.exec(text())?.[1]),
  );
  for (const ms of waits) expect(ms).toBeLessThanOrEqual(200);
  expect(new Set(waits).size).toBeGreaterThan(1);
});
