import type { Order, OrderEvent } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { createOrderEvents } from '../events/hub';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';
import { createForecastWatch } from './watch';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let latte: string;
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  await shop.database.db.deleteFrom('orders').execute();
  latte = await shop.makeProduct({ category_id: 1 });
});

const later = (seconds: number) => new Date(Date.parse(TEST_NOW) + seconds * 1_000).toISOString();
const place = async (qty = 1, who?: TestUser) => {
  const owner = who ?? (await shop.makeUser());
  const { data } = await kit.place(owner, cart([line(latte, qty)], { delivery_id: DELIVERY.pickUp }));
  return { owner, order: data };
};
const read = async (owner: TestUser, { id }: Pick<Order, 'id'>) =>
  (await kit.call<Order>(owner, { method: 'GET', url: `/api/transactions/${id}` })).data;
const delay = (id: string, reason: string | null, who = staff) =>
  kit.call<Order>(who, { method: 'PUT', url: `/api/transactions/${id}/delay`, payload: { reason } });
const lateNotices = async () =>
  (await shop.database.db.selectFrom('late_orders').selectAll().execute()).map(({ order_id, foreseen_at }) => [
    order_id,
    foreseen_at?.toISOString() ?? null,
  ]);

describe('the forecast of an order', () => {
  it('is what was promised while nothing has happened, and moves with the board', async () => {
    const { owner, order } = await place();
    const { forecast, ready_range } = await read(owner, order);
    expect(forecast).toEqual({ ...ready_range, is_late: false, reason: null });
    // what comes after it does not keep it waiting
    await place(12);
    expect((await read(owner, order)).forecast).toEqual(forecast);
    shop.clock.set(later(60));
    expect(Date.parse((await read(owner, order)).forecast?.to ?? '')).toBe(Date.parse(forecast?.to ?? '') + 60_000);
  });

  it('comes nearer as it is made, and is gone once it is ready', async () => {
    const { owner, order } = await place(3);
    for (const to of ['confirmed', 'preparing'] as const) await kit.move(staff, order.id, to);
    shop.clock.set(later(90));
    const { forecast } = await read(owner, order);
    expect(Date.parse(forecast?.to ?? '')).toBeLessThan(Date.parse(order.ready_at));
    await kit.move(staff, order.id, 'ready');
    expect((await read(owner, order)).forecast).toBeUndefined();
  });

  it('says that it is late before the promised time, once, with the new time', async () => {
    const { owner, order } = await place(2);
    shop.clock.set(later(30));
    await shop.app.orders.sweep();
    expect(await lateNotices()).toEqual([]);
    // nobody has begun, and the promise is near
    shop.clock.set(new Date(Date.parse(order.ready_at) - 60_000).toISOString());
    const { forecast } = await read(owner, order);
    expect(forecast).toMatchObject({ is_late: true, reason: null });
    await shop.app.orders.sweep();
    await shop.app.orders.sweep();
    expect(await lateNotices()).toEqual([[order.id, forecast?.to]]);
    shop.clock.set(later(3_600));
    await shop.app.orders.sweep();
    expect(await lateNotices()).toHaveLength(1);
  });
});

describe('why it is late', () => {
  it('is said by staff, read by its customer, told once, and taken back', async () => {
    const { owner, order } = await place();
    const said = await delay(order.id, 'The grinder is being cleaned');
    expect(said.data.forecast).toMatchObject({ is_late: true, reason: 'The grinder is being cleaned' });
    expect((await read(owner, order)).forecast).toEqual(said.data.forecast);
    await shop.app.orders.sweep();
    expect(await lateNotices()).toEqual([[order.id, said.data.forecast?.to]]);
    expect((await delay(order.id, null)).data.forecast).toMatchObject({ is_late: false, reason: null });
    const { rows } = { rows: await shop.database.db.selectFrom('order_events').select('kind').execute() };
    expect(rows.map(({ kind }) => kind)).toEqual(['placed', 'foreseen', 'foreseen']);
  });

  it('is told once more to who has heard that it is late, and not why', async () => {
    const { owner, order } = await place(2);
    await shop.database.pool.query('update users set news_mails = true where id = $1', [owner.id]);
    shop.clock.set(new Date(Date.parse(order.ready_at) - 60_000).toISOString());
    await shop.app.orders.sweep();
    const told = async () =>
      (await shop.database.pool.query(`select id from notices where order_id = $1 and kind = 'late'`, [order.id])).rows;
    const [before] = await told();
    expect(before).toBeDefined();
    await shop.database.pool.query('update notices set due_at = null, sent_at = now(), tries = 1');
    await delay(order.id, 'A machine needs a moment');
    const [after, ...others] = await told();
    expect([others, after?.id === before?.id]).toEqual([[], false]);
    // the same words again are no news, nor is taking them back
    await shop.database.pool.query('update notices set due_at = null, sent_at = now(), tries = 1');
    await delay(order.id, 'A machine needs a moment');
    await delay(order.id, null);
    expect(await told()).toEqual([after]);
  });

  it('is none of a customer’s business to say, nor of what is made already', async () => {
    const { owner, order } = await place();
    expect((await delay(order.id, 'Slow', owner)).status).toBe(403);
    for (const to of ['confirmed', 'preparing', 'ready'] as const) await kit.move(staff, order.id, to);
    const refused = await delay(order.id, 'Slow');
    expect([refused.status, refused.code]).toEqual([409, 'ILLEGAL_MOVE']);
    expect((await delay('0199f3b4-0000-7000-8000-000000000000', 'Slow')).status).toBe(404);
    expect((await delay(order.id, 'x'.repeat(2_000))).status).toBe(400);
  });
});

it('is pushed to who follows, as others move the board, and to nobody else', async () => {
  const { owner: first, order: ahead } = await place(8);
  const { owner, order } = await place();
  const events = createOrderEvents(shop.database, shop.app.log);
  const watch = createForecastWatch({ db: shop.database.db, clock: shop.clock, events, logger: shop.app.log });
  const heard: [string | null, OrderEvent][] = [];
  const off = await events.subscribe(({ id, userId, event }) => id === null && heard.push([userId, event]));
  const leave = watch.follow(owner.id);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(heard).toEqual([]);
  await kit.move(staff, ahead.id, 'cancelled');
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 8_000 });
  expect(heard[0]).toEqual([owner.id, expect.objectContaining({ order_id: order.id, kind: 'foreseen' })]);
  expect(first.id).not.toBe(owner.id);
  leave();
  off();
  await events.close();
}, 20_000);
