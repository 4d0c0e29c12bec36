import { randomUUID } from 'node:crypto';
import type { HistoryItem, Order, OrderEvent } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { createOrderEvents, type OrderEvents } from '../events/hub';
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
/** The next time on offer from then on. */
const quarterOf = (iso: string) => new Date(Math.ceil(Date.parse(iso) / 900_000) * 900_000).toISOString();
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

  it('goes by the pieces that are made', async () => {
    const { owner, order } = await place(6);
    await kit.move(staff, order.id, 'confirmed');
    const pour = (pour_id: string, undo = false) =>
      kit.call<Order>(staff, {
        method: 'POST',
        url: `/api/transactions/${order.id}/pours`,
        payload: { pour_id, line: 1, undo },
      });
    const expected = async () => Date.parse((await read(owner, order)).forecast?.to ?? '');
    const ids = [1, 2, 3, 4, 5].map((n) => `01990000-0000-7000-8000-00000000000${n}`);
    const [first = '', ...others] = ids;
    await pour(first);
    const one = await expected();
    const quoted = async () => {
      const { data } = await kit.quote(owner, { lines: [line(latte, 1)], delivery_id: DELIVERY.pickUp });
      return Date.parse(data.ready_at);
    };
    const quotedBefore = await quoted();
    for (const id of others) await pour(id);
    const five = await expected();
    // who orders now has less to wait for as well
    expect(await quoted()).toBeLessThan(quotedBefore);
    expect(five).toBeLessThan(one);
    // taken back, it is to be made again
    await pour(others.at(-1) ?? '', true);
    expect(await expected()).toBeGreaterThan(five);
  });

  it('is that of the ride once it is packed for the door, and told where that is late', async () => {
    const owner = await shop.makeUser();
    const { data: order } = await kit.place(
      owner,
      cart([line(latte, 1)], {
        delivery_id: DELIVERY.doorDelivery,
        address: 'Jalan Cokroaminoto 88',
      }),
    );
    for (const to of ['confirmed', 'preparing', 'ready'] as const) await kit.move(staff, order.id, to);
    // that it is in time is no news
    expect((await read(owner, order)).forecast).toBeUndefined();
    shop.clock.set(new Date(Date.parse(order.ready_at) - 60_000).toISOString());
    const waits = (await read(owner, order)).forecast;
    expect(waits).toMatchObject({ is_late: true, reason: null });
    expect(Date.parse(waits?.to ?? '')).toBeGreaterThan(Date.parse(order.ready_at) + 10 * 60_000);
    await shop.app.orders.sweep();
    expect(await lateNotices()).toEqual([[order.id, waits?.to]]);
    const said = await delay(order.id, 'The rain is heavy');
    expect(said.data.forecast?.reason).toBe('The rain is heavy');
    await kit.move(staff, order.id, 'out for delivery');
    shop.clock.set(new Date(Date.parse(order.ready_at) + 9 * 60_000).toISOString());
    expect(Date.parse((await read(owner, order)).forecast?.to ?? '')).toBeLessThan(
      Date.parse(waits?.to ?? '') + 60_000,
    );
    await kit.move(staff, order.id, 'delivered');
    expect((await read(owner, order)).forecast).toBeUndefined();
    expect((await delay(order.id, 'Too late')).status).toBe(409);
  });

  it('stands in the list of staff where it is late, and nowhere else', async () => {
    const { owner, order } = await place(2);
    const listed = async () => {
      const { data } = await kit.call<Order[]>(staff, { method: 'GET', url: '/api/transactions?status=pending' });
      return data.map(({ forecast }) => forecast);
    };
    expect(await listed()).toEqual([undefined]);
    shop.clock.set(new Date(Date.parse(order.ready_at) - 60_000).toISOString());
    expect(await listed()).toEqual([(await read(owner, order)).forecast]);
    expect((await listed())[0]?.is_late).toBe(true);
  });

  it('stands in the history of its customer where it is late', async () => {
    const { owner, order } = await place(2);
    const cards = async () => {
      const { data } = await kit.call<HistoryItem[]>(owner, { method: 'GET', url: '/api/transactions/history' });
      return data.map(({ forecast }) => forecast);
    };
    expect(await cards()).toEqual([undefined]);
    shop.clock.set(new Date(Date.parse(order.ready_at) - 60_000).toISOString());
    const { forecast } = await read(owner, order);
    expect(forecast?.is_late).toBe(true);
    expect(await cards()).toEqual([forecast]);
  });

  it('is in the answer to each act of staff as in their list, and of its customer as on its page', async () => {
    const { owner, order } = await place(2);
    const answers = async () => [
      (await kit.move(staff, order.id, 'confirmed')).data.forecast,
      (
        await kit.call<Order>(staff, {
          method: 'POST',
          url: `/api/transactions/${order.id}/pours`,
          payload: { pour_id: randomUUID(), line: 1 },
        })
      ).data.forecast,
    ];
    expect(await answers()).toEqual([undefined, undefined]);
    const { owner: waiting, order: second } = await place(2);
    shop.clock.set(new Date(Date.parse(second.ready_at) - 30_000).toISOString());
    const moved = await kit.move(staff, second.id, 'confirmed');
    expect(moved.data.forecast?.is_late).toBe(true);
    expect(moved.data.forecast).toEqual((await read(waiting, second)).forecast);
    expect((await read(owner, order)).forecast).toBeDefined();
  });
});

describe('why it is late', () => {
  it('may be said with how late at least, which is told once more, and taken back with it', async () => {
    const { owner, order } = await place();
    const say = (reason: string | null, minutes?: unknown) =>
      kit.call<Order>(staff, {
        method: 'PUT',
        url: `/api/transactions/${order.id}/delay`,
        payload: { reason, minutes },
      });
    const after = (minutes: number) => new Date(Date.parse(order.ready_at) + minutes * 60_000).toISOString();
    expect((await say('The machine is being mended', 20)).data.forecast).toMatchObject({
      to: after(20),
      is_late: true,
      minutes: 20,
    });
    expect((await read(owner, order)).forecast?.to).toBe(after(20));
    await shop.app.orders.sweep();
    expect(await lateNotices()).toEqual([[order.id, after(20)]]);
    // longer than that: its customer hears once more, with the time of now
    await say('The machine is being mended', 30);
    expect(await lateNotices()).toEqual([[order.id, after(30)]]);
    for (const minutes of [0, 181, 2.5, 'soon']) expect((await say('No', minutes)).status).toBe(400);
    expect((await read(owner, order)).forecast?.to).toBe(after(30));
    expect((await say(null, 30)).data.forecast).toMatchObject({ is_late: false, reason: null });
    expect((await read(owner, order)).forecast).not.toHaveProperty('minutes');
  });

  it('reaches the customer of an order that nobody begins yet, with the new time', async () => {
    const owner = await shop.makeUser();
    const { data } = await kit.quote(owner, { lines: [line(latte, 1)], delivery_id: DELIVERY.pickUp });
    const time = new Date(Date.parse(data.ready_at) + 3 * 3_600_000).toISOString();
    const { data: order } = await kit.place(
      owner,
      cart([line(latte, 1)], { delivery_id: DELIVERY.pickUp, time: quarterOf(time) }),
    );
    expect([order.scheduled, (await read(owner, order)).forecast]).toEqual([true, undefined]);
    const say = (reason: string | null, minutes: number | null) =>
      kit.call<Order>(staff, {
        method: 'PUT',
        url: `/api/transactions/${order.id}/delay`,
        payload: { reason, ...(minutes && { minutes }) },
      });
    const after = (minutes: number) => new Date(Date.parse(order.ready_at) + minutes * 60_000).toISOString();
    const told = { from: after(30), to: after(30), is_late: true, reason: 'No water until noon', minutes: 30 };
    expect((await say('No water until noon', 30)).data.forecast).toEqual(told);
    expect((await read(owner, order)).forecast).toEqual(told);
    const { data: listed } = await kit.call<Order[]>(staff, { method: 'GET', url: '/api/transactions' });
    expect(listed.map(({ forecast }) => forecast)).toEqual([told]);
    // told before its time, by the outbox that tells of all delays, and once more where it takes longer
    await shop.app.orders.sweep();
    expect(await lateNotices()).toEqual([[order.id, after(30)]]);
    await say('No water until noon', 45);
    expect(await lateNotices()).toEqual([[order.id, after(45)]]);
    // once its turn has come the board knows too, and says nothing earlier
    shop.clock.set(new Date(Date.parse(order.ready_at) - 5 * 60_000).toISOString());
    expect((await read(owner, order)).forecast).toMatchObject({ to: after(45), is_late: true });
    shop.clock.set(TEST_NOW);
    expect((await say(null, null)).data.forecast).toBeUndefined();
  });

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

/** A watch, and when it has looked at the board for the first time: what was told is told from then on. */
function watchOf(events: OrderEvents) {
  let looks = 0;
  const clock = {
    now: () => {
      looks += 1;
      return shop.clock.now();
    },
  };
  return {
    watch: createForecastWatch({ db: shop.database.db, clock, events, logger: shop.app.log }),
    hasLooked: () => vi.waitFor(() => expect(looks).toBe(1), { timeout: 8_000 }),
  };
}

it('is pushed to staff once an order is going to be late, also where nobody of its customers follows', async () => {
  const { order } = await place();
  const events = createOrderEvents(shop.database, shop.app.log);
  const { watch, hasLooked } = watchOf(events);
  const heard: OrderEvent[] = [];
  const off = await events.subscribe(({ id, event }) => id === null && heard.push(event));
  const leave = watch.follow(null);
  await hasLooked();
  expect(heard).toEqual([]);
  shop.clock.set(new Date(Date.parse(order.ready_at) - 60_000).toISOString());
  // anything that happens has the board looked at
  await place();
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 8_000 });
  expect(heard[0]).toMatchObject({ order_id: order.id, kind: 'foreseen' });
  leave();
  off();
  await events.close();
}, 20_000);

it('is pushed to who follows, as others move the board, and to nobody else', async () => {
  const { owner: first, order: ahead } = await place(8);
  const { owner, order } = await place();
  const events = createOrderEvents(shop.database, shop.app.log);
  const { watch, hasLooked } = watchOf(events);
  const heard: [string | null, OrderEvent][] = [];
  const off = await events.subscribe(({ id, userId, event }) => id === null && heard.push([userId, event]));
  const leave = watch.follow(owner.id);
  await hasLooked();
  expect(heard).toEqual([]);
  await kit.move(staff, ahead.id, 'cancelled');
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 8_000 });
  expect(heard[0]).toEqual([owner.id, expect.objectContaining({ order_id: order.id, kind: 'foreseen' })]);
  expect(first.id).not.toBe(owner.id);
  leave();
  off();
  await events.close();
}, 20_000);
