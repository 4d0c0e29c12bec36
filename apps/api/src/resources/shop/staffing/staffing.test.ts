import type { Shop, Staffing } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../../orders/testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());

const url = '/api/shop/staffing';
const usual = { bar: 2, kitchen: 2, counter: 1 };
const read = async () => (await kit.call<Staffing>(staff, { method: 'GET', url })).data;
const say = (people: unknown, who: TestUser | null = staff) =>
  kit.call<Staffing>(who, { method: 'PUT', url, payload: { people } });

/** Nobody has set a limit, so nothing is busy. */
const calm = { busy_minutes: null, busy: [] };

it('is as the shop has set it until staff say otherwise, and again when its next day opens', async () => {
  expect(await read()).toEqual({ ...calm, people: usual, usual, until: null });
  const one = { bar: 1, kitchen: 0, counter: 1 };
  const until = '2026-11-21T00:00:00.000Z';
  expect((await say(one)).data).toEqual({ ...calm, people: one, usual, until });
  expect(await read()).toEqual({ ...calm, people: one, usual, until });
  shop.clock.set(until);
  expect(await read()).toEqual({ ...calm, people: usual, usual, until: null });
  shop.clock.set(TEST_NOW);
  expect((await say(null)).data).toEqual({ ...calm, people: usual, usual, until: null });
});

it('moves what is promised, and what is foreseen of an order', async () => {
  const latte = await shop.makeProduct({ category_id: 1 });
  const body = { lines: [line(latte, 12)], delivery_id: DELIVERY.pickUp };
  const quoted = async () => Date.parse((await kit.quote(null, body)).data.ready_at);
  const rani = await shop.makeUser();
  const { data: order } = await kit.place(rani, cart(body.lines));
  const foreseen = async () => Date.parse((await kit.get(rani, order.id)).data.forecast?.to ?? '');
  const [before, own] = [await quoted(), await foreseen()];
  await say({ bar: 1, kitchen: 1, counter: 1 });
  expect(await quoted()).toBeGreaterThan(before);
  expect(await foreseen()).toBeGreaterThan(own);
  await say({ bar: 5, kitchen: 1, counter: 1 });
  expect(await quoted()).toBeLessThan(before);
  expect(await foreseen()).toBeLessThan(own);
  await say(null);
  expect([await quoted(), await foreseen()]).toEqual([before, own]);
});

it('says from which wait on it is busy, and where it is now, as customers hear it', async () => {
  const latte = await shop.makeProduct({ category_id: 1 });
  const body = { lines: [line(latte, 1)], delivery_id: DELIVERY.pickUp };
  const rani = await shop.makeUser();
  const limit = (busy_minutes: number | null) =>
    kit.call<Staffing>(staff, { method: 'PUT', url, payload: { people: null, busy_minutes } });
  const hears = async () => (await kit.quote(null, body)).data.is_busy === true;

  expect((await limit(20)).data).toEqual({ ...calm, people: usual, usual, until: null, busy_minutes: 20 });
  expect(await hears()).toBe(false);
  for (let order = 0; order < 3; order += 1) await kit.place(rani, cart([line(latte, 20)]));
  expect((await read()).busy).toEqual(['bar']);
  expect(await hears()).toBe(true);
  // what is left out stays: who is on, and the limit
  const one = { bar: 1, kitchen: 0, counter: 1 };
  const { until } = (await say(one)).data;
  const alone = await kit.call<Staffing>(staff, { method: 'PUT', url, payload: { busy_minutes: 21 } });
  expect(alone.data).toMatchObject({ people: one, until, busy_minutes: 21 });
  expect((await limit(20)).data.until).toBeNull();
  expect((await say(null)).data.busy_minutes).toBe(20);
  expect((await limit(null)).data).toMatchObject({ busy_minutes: null, busy: [] });
  expect(await hears()).toBe(false);
});

it('is told everybody who opens the shop, with a later time, and no more once it is over or closed', async () => {
  const told = async (clock: string) => {
    // a minute later the board is read anew
    shop.clock.set(clock);
    return (await kit.call<Shop>(staff, { method: 'GET', url: '/api/shop' })).data;
  };
  const limit = (busy_minutes: number | null) =>
    kit.call<Staffing>(staff, { method: 'PUT', url, payload: { busy_minutes } });
  expect(await told('2026-11-20T07:31:00.000Z')).not.toHaveProperty('busy');
  await limit(20);
  const { busy } = await told('2026-11-20T07:32:00.000Z');
  expect(busy?.stations).toEqual(['bar']);
  expect(busy?.times.map(({ delivery_id }) => delivery_id).toSorted()).toEqual([1, 3, 4]);
  const latte = await shop.makeProduct({ category_id: 1 });
  for (const { delivery_id, at } of busy?.times ?? []) {
    const body = { lines: [line(latte)], delivery_id, time: at };
    expect((await kit.quote(null, body)).data.problems).toEqual([]);
  }
  expect(await told('2026-11-20T15:00:00.000Z')).not.toHaveProperty('busy');
  await limit(null);
  expect(await told('2026-11-20T07:33:00.000Z')).not.toHaveProperty('busy');
  shop.clock.set(TEST_NOW);
});

it.each([4, 241, 20.5, '20'])('is never busy from %s minutes on', async (busy_minutes) => {
  const refused = await kit.call(staff, { method: 'PUT', url, payload: { people: null, busy_minutes } });
  expect(refused.status).toBe(400);
  expect((await read()).busy_minutes).toBeNull();
});

it.each([
  ['a station missing', { bar: 1, kitchen: 1 }],
  ['a station that is none', { ...usual, roof: 1 }],
  ['fewer than nobody', { ...usual, bar: -1 }],
  ['half a person', { ...usual, bar: 0.5 }],
  ['a crowd', { ...usual, bar: 51 }],
])('is refused with %s', async (_, people) => {
  expect((await say(people)).status).toBe(400);
});

it('is none of a customer’s business', async () => {
  const rani = await shop.makeUser();
  expect((await say(usual, rani)).status).toBe(403);
  expect((await kit.call(rani, { method: 'GET', url })).status).toBe(403);
  expect((await say(usual, null)).status).toBe(401);
});
