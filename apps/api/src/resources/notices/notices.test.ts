import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTx } from '../../platform/db/tx';
import type { PushAnswer, PushCall } from '../../platform/push/post';
import type { Push } from '../../platform/push/pusher';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { silentLogger } from '../../testing/stand-ins';
import { createTestCards, notify, pass, refOf } from '../orders/testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../orders/testing/order-kit';
import { deliverNotices } from './deliver';
import { tellOfMove } from './queue';
import { createTestBrowser, subscribe, type TestBrowser } from './testing/browser';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let phone: TestBrowser;
/** What the push service says at this moment. */
let answer: PushAnswer;
let calls: PushCall[];
const cards = createTestCards();
beforeEach(async () => {
  answer = { status: 201, retryAfter: null };
  calls = [];
  shop = await createTestApp({
    cards,
    post: async (call) => {
      calls.push(call);
      return answer;
    },
  });
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  staff = await shop.makeUser({ role: 'Admin' });
  phone = await subscribe(shop, rani);
});
afterEach(() => shop.close());

const order = async (rest: Parameters<typeof cart>[1] = {}, who = rani) =>
  (await kit.place(who, cart([line(await shop.makeProduct())], { address: 'Jl. Melati 1', ...rest }))).data;
const move = async (id: string, ...path: Parameters<OrderKit['move']>[2][]) => {
  for (const status of path) expect((await kit.move(staff, id, status)).status).toBe(200);
};
const tellAccepted = (id: string) =>
  withTx(shop.database.db, (tx) =>
    tellOfMove(tx, { id, user_id: rani.id, delivery_id: DELIVERY.pickUp }, 'confirmed', shop.clock.now()),
  );
/** Titles of what reached this browser so far, in order. */
async function told(browser = phone): Promise<string[]> {
  await shop.app.notices.deliver();
  return calls
    .filter(({ endpoint }) => endpoint === browser.subscription.endpoint)
    .map((call) => browser.read(call).title.replace(/SD-\d+/, 'SD'));
}
const rows = () =>
  shop.database.db
    .selectFrom('notices')
    .select(['kind', 'tries', 'due_at', 'sent_at', 'failed_at', 'failure'])
    .execute();
const subscriptions = () => shop.database.db.selectFrom('push_subscriptions').select(['endpoint', 'used_at']).execute();

describe('a customer', () => {
  it('is told on the way of an order, in words that only their browser can read', async () => {
    const { id, number } = await order();
    await move(id, 'confirmed', 'preparing');
    expect(await told()).toEqual(['SD is accepted']);
    await move(id, 'ready');
    expect(await told()).toEqual(['SD is accepted', 'SD is ready']);
    const [, ready] = calls;
    expect(ready && phone.read(ready)).toEqual({
      title: `${number} is ready`,
      body: `Say ${number} at the counter.`,
      url: `/history/${id}`,
      tag: `order-${id}`,
      insistent: false,
    });
    expect(ready?.headers).toMatchObject({ TTL: 3600, Urgency: 'high', Topic: id.replaceAll('-', '') });
    expect(ready?.body.includes('ready')).toBe(false);
    expect(() => createTestBrowser().read(ready as PushCall)).toThrow(/authenticate/);
    expect(await subscriptions()).toMatchObject([{ used_at: shop.clock.now() }]);
  });

  it('is told when the rider has left, and not that it is packed for the rider', async () => {
    const { id } = await order({ delivery_id: DELIVERY.doorDelivery });
    for (const status of ['confirmed', 'preparing', 'ready', 'out for delivery', 'delivered'] as const) {
      await move(id, status);
      await told();
    }
    expect(await told()).toEqual(['SD is accepted', 'SD is on the way']);
  });

  it('is not told of somebody else’s order, nor of what was rolled back', async () => {
    const { id } = await order({}, await shop.makeUser());
    await move(id, 'confirmed');
    const own = await order();
    const rolledBack = withTx(shop.database.db, async (tx) => {
      await tellOfMove(
        tx,
        { id: own.id, user_id: rani.id, delivery_id: own.delivery_id },
        'confirmed',
        shop.clock.now(),
      );
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect([await told(), await rows()]).toEqual([[], []]);
  });

  it('is told once, however often a move is made', async () => {
    const { id } = await order();
    await move(id, 'confirmed', 'preparing', 'ready');
    await told();
    expect((await kit.undo(staff, id, 'preparing')).status).toBe(200);
    await move(id, 'ready');
    expect((await told()).filter((title) => title === 'SD is ready')).toHaveLength(1);
  });

  it('is told once that it is late, by the rule of the board, and by nobody else', async () => {
    const { id } = await order();
    await move(id, 'confirmed');
    await told();
    const promised = Date.parse((await kit.get(rani, id)).data.ready_at);
    shop.clock.set(new Date(promised + 30_000));
    await shop.app.orders.sweep();
    expect(await told()).toEqual(['SD is accepted']);
    shop.clock.set(new Date(promised + 60_000));
    await Promise.all([shop.app.orders.sweep(), shop.app.orders.sweep()]);
    await shop.app.orders.sweep();
    expect(await told()).toEqual(['SD is accepted', 'SD is running late']);
  });

  it('is not told that what waits at the counter is late, nor what is not paid', async () => {
    const ready = await order();
    await move(ready.id, 'confirmed', 'preparing', 'ready');
    await order({ payment_id: PAYMENT.card });
    await told();
    pass(shop, 29);
    await shop.app.orders.sweep();
    expect((await told()).filter((title) => title.includes('late'))).toEqual([]);
  });
});

describe('a notice', () => {
  it('is not brought when it is no news any more', async () => {
    answer = { status: 503, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    await move(id, 'cancelled');
    answer = { status: 201, retryAfter: null };
    pass(shop, 1);
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 2, due_at: null, sent_at: null, failure: 'no news' }]);
  });

  it('is tried again, later each time and no sooner than asked, until it is old', async () => {
    answer = { status: 503, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 1, failure: 'push 503' }]);
    answer = { status: 429, retryAfter: '120' };
    pass(shop, 1);
    await shop.app.notices.deliver();
    pass(shop, 1);
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 2, failure: 'push 429' }]);
    answer = { status: 201, retryAfter: null };
    pass(shop, 1);
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 3, due_at: null, sent_at: shop.clock.now(), failure: null }]);
  });

  it('that "ready" an hour ago is not brought', async () => {
    answer = { status: 503, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed', 'preparing', 'ready');
    await shop.app.notices.deliver();
    answer = { status: 201, retryAfter: null };
    pass(shop, 60);
    await shop.app.notices.deliver();
    const ready = (await rows()).find(({ kind }) => kind === 'ready');
    expect(ready).toMatchObject({ due_at: null, sent_at: null, failure: 'too old' });
  });

  it.each([404, 410])('that the push service answers %i takes the subscription away', async (status) => {
    answer = { status, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    expect(await subscriptions()).toEqual([]);
    expect(await rows()).toMatchObject([{ tries: 1, due_at: null, failure: `push ${status}` }]);
  });

  it('that is refused for good is given up, and the subscription stays', async () => {
    answer = { status: 400, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    expect([await rows(), await subscriptions()]).toMatchObject([[{ tries: 1, due_at: null }], [{ used_at: null }]]);
  });

  it('survives a process that dies while it brings it', async () => {
    const { id } = await order();
    // nobody else brings it meanwhile
    await shop.app.close();
    await shop.database.db.updateTable('orders').set({ status: 'confirmed' }).where('id', '=', id).execute();
    await tellAccepted(id);
    const brought: string[] = [];
    const processWith = (push: Push) => {
      const carriers = { push, mailer: shop.deps.mailer, messages: null };
      return deliverNotices({ ...shop.deps, db: shop.database.db, logger: silentLogger, publicUrl: null, carriers });
    };
    const brings: Push = async (_target, { title }) => void brought.push(title);
    // it hangs at the push service and never notes what became of it
    void processWith(() => new Promise(() => undefined));
    await expect.poll(async () => (await rows()).map(({ tries }) => tries)).toEqual([1]);
    await processWith(brings);
    expect(brought).toEqual([]);
    pass(shop, 1);
    await processWith(brings);
    expect(brought).toHaveLength(1);
  });
});

describe('two processes', () => {
  it('bring a notice once; without the key two go out', async () => {
    const other = await createTestApp({ database: shop.database, clock: shop.clock, post: shop.deps.push.post });
    const { id } = await order();
    await shop.database.db.updateTable('orders').set({ status: 'confirmed' }).where('id', '=', id).execute();
    const bring = () => Promise.all([shop.app.notices.deliver(), other.app.notices.deliver()]);
    await Promise.all([tellAccepted(id), tellAccepted(id)]);
    await bring();
    await bring();
    expect(await told()).toEqual(['SD is accepted']);

    // the control: the same table without its key takes what each of them writes
    await shop.database.pool.query('drop index notices_once');
    const again = `insert into notices (id, kind, order_id, channel, target, created_at, due_at, give_up_at)
      select gen_random_uuid(), kind, order_id, channel, target, created_at, created_at, give_up_at from notices limit 1`;
    await Promise.all([shop.database.pool.query(again), shop.database.pool.query(again)]);
    await bring();
    expect(await told()).toHaveLength(3);
    await other.close();
  });
});

describe('logging out', () => {
  it('ends what the device is told, also what is on its way, and another device goes on', async () => {
    const tablet = createTestBrowser();
    const token = await shop.app.sessions.start(rani.id);
    await subscribe(shop, { ...rani, token, headers: { 'x-access-token': token } }, tablet);
    answer = { status: 503, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    calls = [];
    answer = { status: 201, retryAfter: null };
    await shop.app.inject({ method: 'DELETE', url: '/api/auths/logout', headers: rani.headers });
    pass(shop, 1);
    expect([await told(), await told(tablet)]).toEqual([[], ['SD is accepted']]);
    expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual([tablet.subscription.endpoint]);
  });

  it('by closing the account ends all of it', async () => {
    const { statusCode } = await shop.app.inject({
      method: 'DELETE',
      url: '/api/users',
      headers: rani.headers,
      payload: { password: '' },
    });
    expect([statusCode, await subscriptions()]).toEqual([200, []]);
  });

  it('and in as somebody else on the same browser tells that one only', async () => {
    const dewi = await shop.makeUser();
    await subscribe(shop, dewi, phone);
    const { id } = await order();
    await move(id, 'confirmed');
    expect(await told()).toEqual([]);
    const own = await order({}, dewi);
    await move(own.id, 'confirmed');
    expect(await told()).toEqual(['SD is accepted']);
  });
});

describe('staff', () => {
  it('are told of an order that they can begin with, each where they want it', async () => {
    const counter = await subscribe(shop, staff);
    const { number, customer_name } = await order();
    expect(await told(counter)).toEqual(['New order SD']);
    const [call] = calls;
    expect(call && counter.read(call)).toMatchObject({
      body: `From ${customer_name}.`,
      url: `/orders?search=${number}`,
      insistent: true,
    });
    expect(await told()).toEqual([]);
  });

  it('are told of a card order once it is paid, and once', async () => {
    const counter = await subscribe(shop, staff);
    const placed = await order({ payment_id: PAYMENT.card });
    expect(await told(counter)).toEqual([]);
    const paid = { ref: refOf(placed), outcome: 'paid', amount: placed.total } as const;
    await notify(shop, cards, paid);
    await notify(shop, cards, paid);
    expect(await told(counter)).toEqual(['New order SD']);
  });
});
