import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UsualCup } from '@seduh/contract';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  rani = await shop.makeUser();
});

const usual = async (user: TestUser = rani) =>
  (await kit.call<UsualCup[]>(user, { method: 'GET', url: '/api/transactions/usual' })).data;
const had = async (...lines: Parameters<typeof cart>[0]) => {
  const { data } = await kit.place(rani, cart(lines));
  await kit.handOver(staff, data.id);
  return data.id;
};

describe('the usual', () => {
  it('is what was had, the likely cup first, each as it can be had now', async () => {
    const latte = await shop.makeProduct({ product_name: 'Hazelnut Latte', price: 25_000 });
    const tea = await shop.makeProduct({ product_name: 'Tea', price: 12_000 });
    const milk = await shop.makeGroup({ on: [latte], defaults: [0] });
    const oat = { ...line(latte), option_ids: [milk.optionIds[1] ?? 0] };
    await had(line(tea));
    await had(oat);
    await had({ ...oat, qty: 3 }, line(latte));
    await shop.database.db.updateTable('products').set({ price: 27_000 }).where('id', '=', latte).execute();
    const cups = await usual();
    expect(cups.map(({ times, now, sold }) => [times, now.product_name, sold.options[0]?.option_name])).toEqual([
      [2, 'Hazelnut Latte', 'Oat milk'],
      [1, 'Hazelnut Latte', 'Whole milk'],
      [1, 'Tea', undefined],
    ]);
    expect(cups[0]).toMatchObject({
      sold: { unit_price: 34_000 },
      now: { unit_price: 36_000, qty: 1, note: null, option_ids: oat.option_ids, problem: null },
    });
    // what comes by itself is not named: the same cup is the same line
    expect(cups[1]?.now).not.toHaveProperty('option_ids');
  });

  it('says what stands against a cup, and leaves out what is on the menu no more', async () => {
    const [latte, tea] = [await shop.makeProduct({ stock: 1 }), await shop.makeProduct()];
    const milk = await shop.makeGroup({ on: [latte] });
    await had({ ...line(latte), option_ids: [milk.optionIds[1] ?? 0] });
    await shop.database.db.updateTable('products').set({ stock: null }).where('id', '=', latte).execute();
    await had(line(tea));
    await kit.call(staff, { method: 'DELETE', url: `/api/products/${tea}` });
    await kit.call(staff, {
      method: 'PATCH',
      url: `/api/options/${milk.optionIds[1]}/availability`,
      payload: { sold_out_until: 'next_opening' },
    });
    expect((await usual()).map(({ now }) => [now.product_id, now.problem?.msg])).toEqual([
      [latte, 'Sold out: Oat milk'],
    ]);
  });

  it('counts nothing that was cancelled, deleted or is under way, and nothing of half a year ago', async () => {
    const latte = await shop.makeProduct();
    const open = await kit.place(rani, cart([line(latte)]));
    expect(await usual()).toEqual([]);
    await kit.handOver(staff, open.data.id);
    expect(await usual()).toHaveLength(1);
    await kit.call(rani, { method: 'DELETE', url: '/api/transactions/history', payload: { ids: [open.data.id] } });
    expect(await usual()).toEqual([]);
    const old = await had(line(latte));
    await shop.database.db
      .updateTable('orders')
      .set({ placed_at: new Date(shop.clock.now().getTime() - 181 * 24 * 60 * 60_000) })
      .where('id', '=', old)
      .execute();
    expect(await usual()).toEqual([]);
  });

  it('is everybody’s own, and not for visitors or staff', async () => {
    await had(line(await shop.makeProduct()));
    expect(await usual(await shop.makeUser())).toEqual([]);
    const ask = async (user: TestUser | null) =>
      (await kit.call(user, { method: 'GET', url: '/api/transactions/usual' })).status;
    expect([await ask(null), await ask(staff)]).toEqual([401, 403]);
  });

  it('names six cups at most', async () => {
    for (let n = 0; n < 7; n += 1) await had(line(await shop.makeProduct()));
    expect(await usual()).toHaveLength(6);
  });
});
