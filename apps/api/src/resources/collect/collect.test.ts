import type { CollectKey, CollectScreen } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { pass } from '../orders/testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../orders/testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let rani: TestUser;
let product: string;
let key: string;
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
  rani = await shop.makeUser({
    first_name: 'Rani',
    last_name: 'Lestari',
    display_name: 'Latte Queen',
    address: 'Jl. 1',
  });
  product = await shop.makeProduct({ product_name: 'Hazelnut Latte' });
});
afterAll(() => shop.close());

const show = (headers: Record<string, string> = { 'x-collect-key': key }) =>
  shop.app.inject({ url: '/api/collect', headers });
const screen = async () => (await show()).json<{ data: CollectScreen }>().data;
const keyCall = async (method: 'GET' | 'POST') =>
  (await kit.call<CollectKey>(staff, { method, url: '/api/shop/collect-key' })).data.key;

const STEPS = ['confirmed', 'preparing', 'ready', 'picked up'] as const;
/** An order of somebody, moved this far. */
async function order(who: TestUser, steps: number, rest: Parameters<typeof cart>[1] = {}) {
  const { data } = await kit.place(who, cart([line(product)], rest));
  for (const step of STEPS.slice(0, steps)) await kit.move(staff, data.id, step);
  return data;
}

it('shows nothing to anybody while there is no link', async () => {
  expect(await keyCall('GET')).toBeNull();
  const tries: Record<string, string>[] = [{}, { 'x-collect-key': '' }, { 'x-collect-key': 'A'.repeat(32) }];
  for (const headers of tries) {
    expect((await show(headers)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND', msg: 'Link Not Found' });
  }
});

it('is a link of 192 bits that staff make and find again', async () => {
  key = (await keyCall('POST')) ?? '';
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(await keyCall('GET')).toBe(key);
  expect(await screen()).toEqual({ brewing: [], ready: [] });
  // nothing of the shop that everybody may read has it, and no browser or proxy keeps what it opens
  expect((await shop.app.inject('/api/shop')).body).not.toContain(key);
  expect((await show()).headers['cache-control']).toBe('no-store');
});

it('takes the key as it is and in its header only', async () => {
  const flipped = (key.startsWith('A') ? 'B' : 'A') + key.slice(1);
  for (const wrong of [flipped, key.slice(1), `${key}A`, ` ${key} x`, key.toUpperCase(), "' or 1=1 --"]) {
    expect((await show({ 'x-collect-key': wrong })).statusCode, wrong).toBe(404);
  }
  expect((await shop.app.inject(`/api/collect?key=${key}`)).statusCode).toBe(404);
  expect((await show({ ...staff.headers })).statusCode).toBe(404);
});

it('has an order from its confirmation to its hand-over, by number and first name, and nothing else of anybody', async () => {
  const placed = await order(rani, 0);
  expect(await screen()).toEqual({ brewing: [], ready: [] });
  const item = { number: placed.number, called: 'Rani' };
  await kit.move(staff, placed.id, 'confirmed');
  expect(await screen()).toEqual({ brewing: [item], ready: [] });
  await kit.move(staff, placed.id, 'preparing');
  expect(await screen()).toEqual({ brewing: [item], ready: [] });
  await kit.move(staff, placed.id, 'ready');
  expect(await screen()).toEqual({ brewing: [], ready: [item] });
  const { body } = await show();
  for (const others of [placed.id, rani.id, rani.email, 'Lestari', 'Queen', 'Latte', 'Jl. 1', '+62', 'total', '_at'])
    expect(body).not.toContain(others);
  await kit.move(staff, placed.id, 'picked up');
  expect(await screen()).toEqual({ brewing: [], ready: [] });
});

it('leaves out what is brought to a door or to a table', async () => {
  const places: Parameters<typeof cart>[1][] = [
    { delivery_id: DELIVERY.doorDelivery, address: 'Jl. Teuku Umar 12' },
    { delivery_id: DELIVERY.dineIn, table: '7' },
  ];
  for (const place of places) {
    const { id } = await order(rani, 2, place);
    expect(await screen()).toEqual({ brewing: [], ready: [] });
    await kit.move(staff, id, 'cancelled');
  }
  const { id, number } = await order(rani, 2, { delivery_id: DELIVERY.dineIn });
  expect(await screen()).toMatchObject({ brewing: [{ number }] });
  await kit.move(staff, id, 'cancelled');
});

it('goes by the wish of the customer at this moment', async () => {
  const { id, number } = await order(rani, 3);
  const wish = (called_by: string) =>
    shop.app.inject({ method: 'PATCH', url: '/api/users/edit-profile', headers: rani.headers, payload: { called_by } });
  for (const [called_by, called] of [
    ['initials', 'R. L.'],
    ['number', null],
    ['name', 'Rani'],
  ] as const) {
    await wish(called_by);
    expect(await screen()).toEqual({ brewing: [], ready: [{ number, called }] });
  }
  await kit.move(staff, id, 'picked up');
});

it('calls nobody by their email, and who has closed their account by nothing', async () => {
  const nameless = await shop.makeUser({ email: 'sari.wulandari@seduh.example' });
  const shown = await shop.makeUser({ display_name: 'Bima Saputra', last_name: 'Kusuma' });
  const gone = await shop.makeUser({ first_name: 'Ayu' });
  const numbers = [];
  for (const who of [nameless, shown, gone]) numbers.push((await order(who, 3)).number);
  await shop.database.db.updateTable('users').set({ closed_at: shop.clock.now() }).where('id', '=', gone.id).execute();
  const { ready } = await screen();
  expect(new Map(ready.map((item) => [item.number, item.called]))).toEqual(
    new Map([
      [numbers[0], null],
      [numbers[1], 'Bima'],
      [numbers[2], null],
    ]),
  );
});

it('lets go of who was called 20 minutes ago, and calls anew what was ready too early', async () => {
  pass(shop, 20);
  expect(await screen()).toEqual({ brewing: [], ready: [] });
  const { id, number } = await order(rani, 3);
  pass(shop, 0.25);
  await kit.undo(staff, id, 'preparing');
  expect(await screen()).toMatchObject({ brewing: [{ number }], ready: [] });
  pass(shop, 19);
  await kit.move(staff, id, 'ready');
  pass(shop, 19);
  expect(await screen()).toMatchObject({ brewing: [], ready: [{ number }] });
});

it('is dead at once by its old link, and alive by the new one', async () => {
  const old = key;
  key = (await keyCall('POST')) ?? '';
  expect(key).not.toBe(old);
  expect((await show({ 'x-collect-key': old })).statusCode).toBe(404);
  expect((await show()).statusCode).toBe(200);
});
