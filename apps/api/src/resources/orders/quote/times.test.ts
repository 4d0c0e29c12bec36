import type { OrderTimes, TimesBody } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVING } from '../../../platform/db/limits';
import { createTestApp, type TestApp } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

/** Half an hour from now, and in another hour. */
const FILLED = ['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z'];
let shop: TestApp;
let kit: OrderKit;
let latte: string;

beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.set('2026-11-20T07:30:00.000Z');
  kit = createOrderKit(shop);
  latte = await shop.makeProduct({ work_seconds: 75, station: 'bar' });
  const limits = { first_cash_orders: 1_000, first_cash_portions: 10_000 };
  await shop.database.db.updateTable('shop').set(limits).execute();
  for (const time of FILLED)
    for (let order = 0; order < 7; order += 1) await kit.place(await shop.makeUser(), cart([line(latte, 4)], { time }));
});
afterAll(() => shop.close());

const request = (rest: Partial<TimesBody> = {}) => ({
  method: 'POST' as const,
  url: '/api/transactions/times',
  payload: { lines: [line(latte, 30)], delivery_id: DELIVERY.pickUp, ...rest },
});
const times = async (rest?: Partial<TimesBody>) => {
  const answer = await shop.app.inject({ ...request(rest), remoteAddress: shop.nextAddress() });
  return answer.json<{ data: OrderTimes }>().data;
};

it('names what is full of all days, and for who orders for now only what is before the first with room', async () => {
  const all = await times();
  const some = await times({ until_free: true });
  expect(some.full.length).toBeGreaterThan(0);
  expect(some.full.length).toBeLessThan(all.full.length);
  expect(all.full.slice(0, some.full.length)).toEqual(some.full);
  expect([some.earliest, some.range]).toEqual([all.earliest, all.range]);
  expect(await times({ until_free: false })).toEqual(all);
});

it('is answered 600 times a minute from one address', async () => {
  const remoteAddress = shop.nextAddress();
  const lines = [line(latte)];
  const ask = async () =>
    (await shop.app.inject({ ...request({ lines, until_free: true }), remoteAddress })).statusCode;
  const { db } = shop.database;
  await db.deleteFrom('rate_limits').execute();
  const statuses = [await ask()];
  // a slow machine does not do the rest within the minute
  const { numUpdatedRows } = await db
    .updateTable('rate_limits')
    .set({ ends_at: sql<Date>`ends_at + interval '1 hour'` })
    .where(sql<boolean>`ends_at = begun_at + interval '1 minute'`)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  // no more at once than there are connections that count: who waits for one too long is counted in the process alone
  while (statuses.length < 601) {
    const length = Math.min(SERVING.limits.size, 601 - statuses.length);
    statuses.push(...(await Promise.all(Array.from({ length }, ask))));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(600);
});
