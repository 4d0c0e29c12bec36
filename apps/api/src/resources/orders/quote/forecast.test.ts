import type { DeliveryId } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { USUAL_STATIONS } from '@seduh/domain/forecast';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

// What is promised follows what is to be made.
let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let latte: string;
const NOW = '2026-11-20T07:30:00.000Z';

beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.set(NOW);
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.updateTable('shop').set({ first_cash_orders: 1_000, first_cash_portions: 10_000 }).execute();
  // what other tests left is forgotten
  await db
    .updateTable('orders')
    .set({ ready_at: new Date('2026-11-20T01:00:00Z') })
    .execute();
  latte = await shop.makeProduct({ work_seconds: 75, station: 'bar' });
  // behind the app's back: for a moment of another minute the board is read anew
  shop.clock.set('2026-11-20T07:31:00.000Z');
  await quote();
  shop.clock.set(NOW);
});

const minutes = (at: string) => (Date.parse(at) - Date.parse(NOW)) / 60_000;
const quote = async (time = 'now', qty = 1) =>
  (await kit.quote(null, { lines: [line(latte, qty)], delivery_id: DELIVERY.pickUp, time })).data;
const wait = async () => minutes((await quote()).ready_at);
const place = async (rest: Parameters<typeof cart>[1] = {}, qty = 4, orders = 5) => {
  const placed: Awaited<ReturnType<OrderKit['place']>>[] = [];
  for (let each = 0; each < orders; each += 1)
    placed.push(await kit.place(await shop.makeUser(), cart([line(latte, qty)], rest)));
  return placed;
};

describe('what is promised', () => {
  it('is a few minutes while nothing is to be made, with a range up to it', async () => {
    const { ready_at, ready_range } = await quote();
    expect(minutes(ready_at)).toBeGreaterThan(2);
    expect(minutes(ready_at)).toBeLessThan(5);
    expect(ready_range?.to).toBe(ready_at);
    expect(minutes(ready_range?.from ?? '')).toBeGreaterThanOrEqual(0);
  });

  it('moves with the board: later with each order, earlier as they are begun and ready', async () => {
    const calm = await wait();
    const orders = await place();
    const busy = await wait();
    expect(busy).toBeGreaterThan(calm + 5);
    // two of them: what is promised is a full minute, and one order less may stay within it
    for (const { data } of orders.slice(0, 2)) {
      await kit.move(staff, data.id, 'confirmed');
      await kit.move(staff, data.id, 'preparing');
      await kit.move(staff, data.id, 'ready');
    }
    expect(await wait()).toBeLessThan(busy);
  });

  it('counts nothing that still has to be paid', async () => {
    await shop.database.db
      .updateTable('shop')
      .set({ bank: JSON.stringify({ bank: 'BCA', account: '1', holder: 'Seduh' }) })
      .execute();
    const calm = await wait();
    const [order] = await place({ payment_id: PAYMENT.bankAccount });
    expect(order?.status).toBe(201);
    expect(await wait()).toBe(calm);
  });

  it('is kept with the order as it was said, whatever comes after', async () => {
    const { ready_at, ready_range } = await quote('now', 4);
    const [order] = await place({}, 4, 1);
    expect(order?.data).toMatchObject({ ready_at, ready_range });
    await place();
    expect((await kit.get(staff, order?.data.id ?? '')).data).toMatchObject({ ready_at, ready_range });
  });

  it('counts an order of a version that did not say what it takes', async () => {
    const calm = await wait();
    await place({}, 1, 4);
    await shop.database.db.updateTable('orders').set({ work: null, ready_from: null }).execute();
    expect(await wait()).toBeGreaterThan(calm);
    expect((await kit.list(staff)).data[0]).not.toHaveProperty('ready_range');
  });

  it('takes what a category usually does where nobody has said, and more with an option that takes time', async () => {
    const plain = await shop.makeProduct({ category_id: 3 });
    const { optionIds } = await shop.makeGroup({ on: [plain], defaults: [0] });
    const [none = 0, long = 0] = optionIds;
    await shop.database.db.updateTable('options').set({ work_seconds: 300 }).where('id', '=', long).execute();
    const asked = async (option: number) => {
      const lines = [{ ...line(plain), option_ids: [option] }];
      return minutes((await kit.quote(null, { lines, delivery_id: DELIVERY.pickUp })).data.ready_at);
    };
    expect(await asked(none)).toBeGreaterThan(5);
    expect(await asked(long)).toBeGreaterThan((await asked(none)) + 5);
  });
});

describe('what staff set', () => {
  const asStaff = (url: string, payload: object) =>
    shop.app.inject({ method: 'PATCH', url, headers: staff.headers, remoteAddress: shop.nextAddress(), payload });

  it('of a product is in the next promise: its seconds, and the queue of its station', async () => {
    const before = await wait();
    await asStaff(`/api/products/${latte}`, { making: { seconds: 600, station: 'bar' } });
    expect(await wait()).toBeGreaterThan(before + 8);
    await place({}, 4, 5);
    const busy = await wait();
    await asStaff(`/api/products/${latte}`, { making: { seconds: 600, station: 'counter' } });
    expect(await wait()).toBeLessThan(busy);
  });

  it('of an option is in the next promise', async () => {
    const { id, optionIds } = await shop.makeGroup({ on: [latte], defaults: [0] });
    const options = optionIds.map((option, place) => ({ id: option, option_name: `Milk ${place}` }));
    const before = await wait();
    const slow = { ...options[0], making: { seconds: 300, station: null } };
    const { statusCode } = await asStaff(`/api/options/groups/${id}`, { options: [slow, ...options.slice(1)] });
    expect(statusCode).toBe(200);
    expect(await wait()).toBeGreaterThan(before + 4);
  });
});

describe('beyond the shop’s own limit', () => {
  const limitTo = (busy_minutes: number | null) =>
    shop.database.db
      .updateTable('shop')
      .set({ stations: JSON.stringify({ ...USUAL_STATIONS, busy_minutes }) })
      .execute();

  it('a quote says that the shop is busy, with a wider range; a chosen time says nothing of it', async () => {
    await limitTo(5);
    expect(await quote()).not.toHaveProperty('is_busy');
    await place({}, 4, 6);
    const busy = await quote();
    expect(busy.is_busy).toBe(true);
    expect(busy.problems).toEqual([]);
    expect(await quote('2026-11-20T09:00:00.000Z')).not.toHaveProperty('is_busy');
    const [order] = await place({}, 1, 1);
    expect(order?.status).toBe(201);
    await limitTo(null);
    const calm = await quote();
    expect(calm).not.toHaveProperty('is_busy');
    expect(calm.ready_range?.from).toBeDefined();
    expect(minutes(calm.ready_at)).toBeLessThan(minutes(busy.ready_at) + 1);
  });
});

describe('near the end of the day', () => {
  const asks = async (clock: string, deliveryId: DeliveryId) => {
    shop.clock.set(clock);
    return (await kit.quote(null, { lines: [line(latte)], delivery_id: deliveryId })).data.problems;
  };

  it('an order for now is taken as long as it is there before the shop closes, and then for the next time', async () => {
    expect(await asks('2026-11-20T13:50:00.000Z', DELIVERY.pickUp)).toEqual([]);
    const [order] = await place({}, 1, 1);
    expect(order?.status).toBe(201);
    expect(Date.parse(order?.data.ready_at ?? '')).toBeLessThanOrEqual(Date.parse('2026-11-20T14:00:00.000Z'));
    const msg = 'This may be ready only after we close at 21:00. Order for tomorrow 07:15 or later';
    const problems = [{ code: 'TOO_LATE', msg }];
    expect(await asks('2026-11-20T13:58:00.000Z', DELIVERY.pickUp)).toEqual(problems);
    const [late] = await place({}, 1, 1);
    expect(late).toMatchObject({ status: 409, code: 'CLOSED', msg, data: { problems } });
    const [then] = await place({ time: '2026-11-21T00:15:00.000Z' }, 1, 1);
    expect(then?.status).toBe(201);
  });

  it('one for a door as long as it is there before the riders go home', async () => {
    expect(await asks('2026-11-20T11:30:00.000Z', DELIVERY.doorDelivery)).toEqual([]);
    expect(await asks('2026-11-20T11:40:00.000Z', DELIVERY.doorDelivery)).toEqual([
      {
        code: 'TOO_LATE',
        msg: 'This may reach you only after our deliveries end at 19:00. Order for Monday 13:00 or later',
      },
    ]);
    expect(await asks('2026-11-20T11:40:00.000Z', DELIVERY.pickUp)).toEqual([]);
  });
});

describe('a chosen time', () => {
  const THEN = '2026-11-20T08:30:00.000Z';

  it('fills, says which one is next, and is refused', async () => {
    expect((await quote(THEN, 4)).problems).toEqual([]);
    const placed = await place({ time: THEN }, 4, 7);
    expect(placed.map(({ status }) => status)).toContain(409);
    const { problems, ready_at } = await quote(THEN, 4);
    expect(ready_at).toBe(THEN);
    expect(problems).toEqual([{ code: 'FULL', msg: 'This time is full. The next one is today 15:45' }]);
    expect(placed.at(-1)).toMatchObject({ code: 'CLOSED', data: { problems } });
    expect((await quote('2026-11-20T09:00:00.000Z', 4)).problems).toEqual([]);
  });

  it('has no range: it was chosen', async () => {
    expect(await quote(THEN)).not.toHaveProperty('ready_range');
  });
});
