import type { LearnedMaking, LineOption, ProductDetail } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../../orders/testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let customer: TestUser;
let latte: string;
const HOUR_MS = 3_600_000;
const NOW = Date.parse(TEST_NOW);

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
  customer = await shop.makeUser();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // what other tests made is none of this one's
  await shop.database.db.deleteFrom('order_moves').execute();
  latte = await shop.makeProduct({ work_seconds: 75, station: 'bar' });
});

/** Sold by themselves an hour apart, each so long from begun to ready, hand-over included. */
async function make(count: number, seconds: number, { from = 1, optionId }: { from?: number; optionId?: number } = {}) {
  const { db } = shop.database;
  const orders = Array.from({ length: count }, (_, index) => {
    const begunAt = NOW - (from + index) * HOUR_MS;
    return { id: uuidv7(), begunAt: new Date(begunAt), readyAt: new Date(begunAt + seconds * 1_000) };
  });
  const amounts = { subtotal: 0, discount: 0, tax: 0, shipping: 0, total: 0 };
  const of = {
    user_id: customer.id,
    delivery_id: DELIVERY.pickUp,
    customer_name: 'Rani',
    scheduled: false,
    ...amounts,
  };
  const times = ({ begunAt: placed_at, readyAt: ready_at }: (typeof orders)[number]) => ({ placed_at, ready_at });
  const option = { group_name: 'Milk', option_name: 'As sold', surcharge: 0 };
  const options: LineOption[] = optionId === undefined ? [] : [{ ...option, id: optionId }];
  await db
    .insertInto('orders')
    .values(orders.map((made) => ({ id: made.id, status: 'ready' as const, ...of, ...times(made) })))
    .execute();
  await db
    .insertInto('order_lines')
    .values(
      orders.map(({ id }) => ({
        order_id: id,
        position: 1,
        product_id: latte,
        product_name: 'As sold',
        size_id: 1 as const,
        qty: 1,
        unit_price: 0,
        line_total: 0,
        options: JSON.stringify(options),
      })),
    )
    .execute();
  await db
    .insertInto('order_moves')
    .values(
      orders.flatMap(({ id: order_id, begunAt, readyAt }) => [
        { order_id, to_status: 'preparing' as const, actor: 'staff' as const, moved_at: begunAt },
        { order_id, to_status: 'ready' as const, actor: 'staff' as const, moved_at: readyAt },
      ]),
    )
    .execute();
}
const learned = async () =>
  (await kit.call<LearnedMaking[]>(staff, { method: 'GET', url: '/api/products/making' })).data;
const edit = (payload: object) =>
  kit.call<ProductDetail>(staff, { method: 'PATCH', url: `/api/products/${latte}`, payload });

describe('what is learned', () => {
  it('is nothing of fewer than twenty orders; from then on what they took, until it is taken over', async () => {
    await make(19, 170);
    expect(await learned()).toEqual([]);
    await make(1, 170, { from: 20 });
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

  it('goes by the moves of the board, and leaves out what was undone', async () => {
    await make(20, 170, { from: 2 });
    const { data: order } = await kit.place(await shop.makeUser(), cart([line(latte)]));
    await kit.move(staff, order.id, 'confirmed');
    await kit.move(staff, order.id, 'preparing');
    shop.clock.set(new Date(NOW + 170_000).toISOString());
    await kit.move(staff, order.id, 'ready');
    expect((await learned())[0]).toMatchObject({ orders: 21 });
    expect((await kit.undo(staff, order.id, 'preparing')).status).toBe(200);
    expect((await learned())[0]).toMatchObject({ orders: 20 });
    shop.clock.set(TEST_NOW);
  });

  it('leaves out what was begun by its first cup, of which nobody knows since when it was under way', async () => {
    await make(20, 170, { from: 2 });
    const tapped = async (isBegunByHand: boolean) => {
      const { data: order } = await kit.place(await shop.makeUser(), cart([line(latte, 2)]));
      await kit.move(staff, order.id, 'confirmed');
      if (isBegunByHand) await kit.move(staff, order.id, 'preparing');
      for (const seconds of [100, 190]) {
        shop.clock.set(new Date(shop.clock.now().getTime() + seconds * 1_000).toISOString());
        const payload = { pour_id: uuidv7(), line: 1 };
        await kit.call(staff, { method: 'POST', url: `/api/transactions/${order.id}/pours`, payload });
      }
      shop.clock.set(new Date(shop.clock.now().getTime() + HOUR_MS).toISOString());
      return (await kit.get(staff, order.id)).data.status_name;
    };
    expect(await tapped(false)).toBe('ready');
    expect((await learned())[0]).toMatchObject({ orders: 20 });
    // somebody said that they began: from then on it is known
    expect(await tapped(true)).toBe('ready');
    expect((await learned())[0]).toMatchObject({ orders: 21 });
    shop.clock.set(TEST_NOW);
  });

  it('counts what was chosen with it, and says as usual where nobody has set it', async () => {
    const { db } = shop.database;
    await db.updateTable('products').set({ work_seconds: null, station: null }).where('id', '=', latte).execute();
    const { optionIds } = await shop.makeGroup({ on: [latte], defaults: [0] });
    const [whole, foam = 0] = optionIds;
    await db.updateTable('options').set({ work_seconds: 45 }).where('id', '=', foam).execute();
    await make(20, 165, { optionId: foam });
    // with the foam it is as set
    expect(await learned()).toEqual([]);
    await make(40, 165, { from: 30, optionId: whole });
    expect((await learned())[0]).toMatchObject({ making: { seconds: null, station: null }, set_seconds: 75 });
  });

  it('is nothing of what is off the menu, nor of what was long ago', async () => {
    await make(20, 170);
    expect(await learned()).toHaveLength(1);
    await edit({ archived: true });
    expect(await learned()).toEqual([]);
    await edit({ archived: false });
    await shop.database.db.deleteFrom('order_moves').execute();
    await make(20, 170, { from: 28 * 24 + 1 });
    expect(await learned()).toEqual([]);
  });

  it('is none of a customer’s business', async () => {
    const ask = (headers: Record<string, string>) =>
      shop.app.inject({ url: '/api/products/making', headers, remoteAddress: shop.nextAddress() });
    expect((await ask(customer.headers)).statusCode).toBe(403);
    expect((await ask({})).statusCode).toBe(401);
  });
});
