import type { LearnedMaking, ProductDetail } from '@seduh/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../../orders/testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let customer: TestUser;
let latte: string;

const DAY_MS = 86_400_000;
/** A Tuesday, 10:00 in Jakarta: the shop is open until evening. */
const MORNING = Date.parse('2026-11-17T03:00:00Z');
const iso = (at: number) => new Date(at).toISOString();

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  shop.clock.set(iso(MORNING));
  staff = await shop.makeUser({ role: 'Admin' });
  customer = await shop.makeUser();
  const { db } = shop.database;
  await db.updateTable('shop').set({ first_cash_orders: 1_000, first_cash_portions: 10_000 }).execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // what other tests made is none of this one's
  await shop.database.db
    .updateTable('order_moves')
    .set({ undone_at: new Date(MORNING) })
    .execute();
  latte = await shop.makeProduct({ work_seconds: 75, station: 'bar' });
});

let turn = 0;
/** Sells one by itself, and takes so long from begun to ready. */
async function make(seconds: number, lines: Parameters<typeof cart>[0] = [line(latte)]): Promise<string> {
  const at = MORNING + Math.floor(turn / 15) * DAY_MS + (turn % 15) * 30 * 60_000;
  turn += 1;
  shop.clock.set(iso(at));
  const { data: order } = await kit.place(await shop.makeUser(), cart(lines));
  await kit.move(staff, order.id, 'confirmed');
  await kit.move(staff, order.id, 'preparing');
  shop.clock.set(iso(at + seconds * 1_000));
  const { status } = await kit.move(staff, order.id, 'ready');
  expect(status).toBe(200);
  return order.id;
}
async function makeMany(count: number, seconds: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await make(seconds);
}
const learned = async () => (await kit.call<LearnedMaking[]>(staff, { method: 'GET', url: '/api/products/making' })).data;
const edit = (payload: object) =>
  kit.call<ProductDetail>(staff, { method: 'PATCH', url: `/api/products/${latte}`, payload });

describe('what is learned', () => {
  it('is nothing of fewer than twenty orders; from then on what they took, until it is taken over', async () => {
    await makeMany(19, 170);
    expect(await learned()).toEqual([]);
    await make(170);
    const making = { seconds: 75, station: 'bar' };
    const [row] = await learned();
    expect(row).toEqual({
      product_id: latte,
      product_name: 'Hazelnut Latte',
      version: 1,
      making,
      set_seconds: 75,
      learned_seconds: 120,
      orders: 20,
    });
    // somebody changes it meanwhile: whoever looked at the row before writes nothing over that
    expect((await edit({ price: 26_000 })).status).toBe(200);
    const taken = { making: { ...making, seconds: 120 } };
    expect(await edit({ ...taken, version: row?.version })).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' });
    expect((await learned())[0]).toMatchObject({ version: 2, set_seconds: 75 });
    expect((await edit({ ...taken, version: 2 })).data.making).toEqual(taken.making);
    expect(await learned()).toEqual([]);
    // and back again
    await edit({ making, version: 3 });
    expect((await learned())[0]).toMatchObject({ version: 4, learned_seconds: 120 });
  });

  it('leaves out moves that were undone', async () => {
    await makeMany(20, 170);
    const id = await make(170);
    expect((await kit.undo(staff, id, 'preparing')).status).toBe(200);
    expect((await learned())[0]).toMatchObject({ orders: 20 });
  });

  it('counts what was chosen with it, and says as usual where nobody has set it', async () => {
    await shop.database.db.updateTable('products').set({ work_seconds: null, station: null }).where('id', '=', latte).execute();
    const { optionIds } = await shop.makeGroup({ on: [latte], defaults: [0] });
    const [whole = 0, foam = 0] = optionIds;
    await shop.database.db.updateTable('options').set({ work_seconds: 45 }).where('id', '=', foam).execute();
    for (let each = 0; each < 20; each += 1) await make(165, [{ ...line(latte), option_ids: [foam] }]);
    // with the foam it is as set
    expect(await learned()).toEqual([]);
    for (let each = 0; each < 21; each += 1) await make(165, [{ ...line(latte), option_ids: [whole] }]);
    expect((await learned())[0]).toMatchObject({
      making: { seconds: null, station: null },
      set_seconds: 75,
    });
  });

  it('is nothing of what is off the menu, nor of what was long ago', async () => {
    await makeMany(20, 170);
    expect(await learned()).toHaveLength(1);
    await edit({ archived: true });
    expect(await learned()).toEqual([]);
    await edit({ archived: false });
    const later = await shop.makeUser({ role: 'Admin' });
    shop.clock.set(iso(MORNING + 40 * DAY_MS));
    const headers = { 'x-access-token': await shop.app.sessions.start(later.id) };
    const answer = await shop.app.inject({ url: '/api/products/making', headers, remoteAddress: shop.nextAddress() });
    expect(answer.json<{ data: unknown }>().data).toEqual([]);
    shop.clock.set(iso(MORNING));
  });

  it('is none of a customer’s business', async () => {
    expect((await kit.call(customer, { method: 'GET', url: '/api/products/making' })).status).toBe(403);
    expect((await kit.call(null, { method: 'GET', url: '/api/products/making' })).status).toBe(401);
  });
});
