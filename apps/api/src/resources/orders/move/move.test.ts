import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryId, OrderStatus } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let dimas: TestUser;

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser({ address: 'Jl. Teuku Umar 12' });
  dimas = await shop.makeUser({ role: 'Admin', display_name: 'Dimas Prasetyo' });
});
afterAll(() => shop.close());

async function placed(delivery_id: DeliveryId = DELIVERY.pickUp, rest = {}) {
  const product = await shop.makeProduct({ stock: 10 });
  const buyer = await shop.makeUser({ address: 'Jl. Cikini 5' });
  const { data: order } = await kit.place(buyer, cart([line(product, 2), line(product)], { delivery_id, ...rest }));
  return { product, buyer, order };
}

describe('an order on its way', () => {
  it.each<[string, DeliveryId, OrderStatus[]]>([
    ['dine in', DELIVERY.dineIn, ['confirmed', 'preparing', 'ready', 'delivered']],
    ['pick up', DELIVERY.pickUp, ['confirmed', 'preparing', 'ready', 'picked up']],
    ['door delivery', DELIVERY.doorDelivery, ['confirmed', 'preparing', 'ready', 'out for delivery', 'delivered']],
  ])('goes through the shop (%s) and is then sold and paid', async (_, delivery, way) => {
    const { product, buyer, order } = await placed(delivery);
    for (const status of way) {
      expect((await kit.get(dimas, order.id)).data.next_moves[0]).toBe(status);
      expect(await kit.move(dimas, order.id, status)).toMatchObject({ status: 200, data: { status_name: status } });
    }
    const { data } = await kit.get(buyer, order.id);
    expect(data.timeline.map(({ from, status_name, by, name }) => [from, status_name, by, name])).toEqual([
      [null, 'pending', 'customer', null],
      ...way.map((status, index) => [way[index - 1] ?? 'pending', status, 'staff', 'Dimas']),
    ]);
    expect(data).toMatchObject({ next_moves: [], payment: { state: 'paid', paid_at: '2026-11-20T07:30:00.000Z' } });
    expect(await kit.product(product)).toMatchObject({ stock: 7, sold: 3 });
  });

  it('makes no move that is not open to the one who asks', async () => {
    const { buyer, order } = await placed();
    const illegal = { status: 409, code: 'ILLEGAL_MOVE' };
    expect(await kit.move(dimas, order.id, 'ready')).toMatchObject(illegal);
    expect(await kit.move(buyer, order.id, 'confirmed')).toMatchObject(illegal);
    await kit.move(dimas, order.id, 'confirmed');
    expect(await kit.move(dimas, order.id, 'confirmed')).toMatchObject({
      ...illegal,
      msg: 'This order is confirmed already',
    });
    expect(await kit.move(buyer, order.id, 'cancelled')).toMatchObject({
      ...illegal,
      msg: 'This order is confirmed and cannot become cancelled',
    });
    expect((await kit.get(buyer, order.id)).data.timeline).toHaveLength(2);
  });

  it('is the same 404 for somebody else as one that does not exist', async () => {
    const { order } = await placed();
    const missing = await kit.move(rani, '01990000-0000-7000-8000-000000000000', 'cancelled');
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await kit.move(rani, order.id, 'cancelled')).toEqual(missing);
    expect(await kit.move(rani, 'no-uuid', 'cancelled')).toEqual(missing);
    expect((await kit.get(dimas, order.id)).data.status_name).toBe('pending');
  });

  it('refuses a status of no order, and fields that nobody may send', async () => {
    const { order } = await placed();
    const patch = (payload: object) =>
      kit.call(dimas, { method: 'PATCH', url: `/api/transactions/${order.id}`, payload });
    expect(await patch({ status_name: 'eaten' })).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await patch({ status_name: 'confirmed', total: 0 })).toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' });
  });
});

describe('a cancelled order', () => {
  it('gives stock and promo use back, by the customer while it is pending', async () => {
    const promo = await shop.makePromo({ code: 'BACK', total_uses: 1 });
    const { product, buyer, order } = await placed(DELIVERY.pickUp, { promo_code: 'BACK' });
    expect((await kit.promo(promo)).used).toBe(1);
    const { data } = await kit.move(buyer, order.id, 'cancelled');
    expect(data).toMatchObject({ status_name: 'cancelled', next_moves: [], payment: { state: 'cancelled' } });
    expect(await kit.product(product)).toMatchObject({ stock: 10, sold: 0 });
    expect((await kit.promo(promo)).used).toBe(0);
    const again = await kit.place(buyer, cart([line(product)], { promo_code: 'BACK' }));
    expect(again).toMatchObject({ status: 201, data: { promo_code: 'BACK' } });
  });

  it('keeps the reason that staff give', async () => {
    const { order } = await placed();
    await kit.move(dimas, order.id, 'confirmed');
    const { data } = await kit.move(dimas, order.id, 'cancelled', 'The oven is broken');
    expect(data.timeline.at(-1)).toMatchObject({ by: 'staff', name: 'Dimas', reason: 'The oven is broken' });
  });

  it('gives nothing back to a product whose portions are not counted (any more)', async () => {
    const { product, buyer, order } = await placed();
    await shop.database.db.updateTable('products').set({ stock: null }).where('id', '=', product).execute();
    await kit.move(buyer, order.id, 'cancelled');
    expect((await kit.product(product)).stock).toBeNull();
    const uncounted = await placed();
    await shop.database.db.updateTable('products').set({ stock: null }).where('id', '=', uncounted.product).execute();
    const { data: later } = await kit.place(rani, cart([line(uncounted.product)]));
    await shop.database.db.updateTable('products').set({ stock: 5 }).where('id', '=', uncounted.product).execute();
    await kit.move(rani, later.id, 'cancelled');
    expect((await kit.product(uncounted.product)).stock).toBe(5);
  });
});
