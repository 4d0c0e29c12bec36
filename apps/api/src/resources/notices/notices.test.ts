import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTx } from '../../platform/db/tx';
import type { PushCall } from '../../platform/push/post';
import { notify, pass, refOf } from '../orders/testing/card-kit';
import { tellOfMove } from './queue';
import { createTestBrowser, subscribe } from './testing/browser';
import { AWAY, createNewsKit, TAKEN, type NewsKit } from './testing/news-kit';

let service: NewsKit['service'];
let cards: NewsKit['cards'];
let shop: NewsKit['shop'];
let kit: NewsKit['kit'];
let rani: NewsKit['rani'];
let staff: NewsKit['staff'];
let phone: NewsKit['phone'];
let order: NewsKit['order'];
let move: NewsKit['move'];
let told: NewsKit['told'];
let rows: NewsKit['rows'];
let subscriptions: NewsKit['subscriptions'];
beforeEach(async () => {
  ({ service, cards, shop, kit, rani, staff, phone, order, move, told, rows, subscriptions } = await createNewsKit());
});
afterEach(() => shop.close());

describe('a customer', () => {
  it('is told on the way of an order, in words that only their browser can read', async () => {
    const { id, number } = await order();
    await move(id, 'confirmed', 'preparing');
    expect(await told()).toEqual(['SD is accepted']);
    await move(id, 'ready');
    expect(await told()).toEqual(['SD is accepted', 'SD is ready']);
    const [, ready] = service.calls;
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

  it('is not told by a subscription that has ended by itself', async () => {
    const tablet = createTestBrowser();
    tablet.subscription.expirationTime = shop.clock.now().getTime() + 60_000;
    await subscribe(shop, rani, tablet);
    const [soon, late] = [await order(), await order()];
    await move(soon.id, 'confirmed');
    expect(await told(tablet)).toEqual(['SD is accepted']);
    pass(shop, 1);
    await move(late.id, 'confirmed');
    expect(await told(tablet)).toHaveLength(1);
  });

  it('is told once, however often a move is made', async () => {
    const { id } = await order();
    await move(id, 'confirmed', 'preparing', 'ready');
    await told();
    expect((await kit.undo(staff, id, 'preparing')).status).toBe(200);
    await move(id, 'ready');
    expect((await told()).filter((title) => title === 'SD is ready')).toHaveLength(1);
  });

  it('is told once that it is going to be late, before the promised time, and by nobody else', async () => {
    const { id } = await order();
    await move(id, 'confirmed');
    await told();
    const promised = Date.parse((await kit.get(rani, id)).data.ready_at);
    shop.clock.set(new Date(shop.clock.now().getTime() + 15_000));
    await shop.app.orders.sweep();
    expect(await told()).toEqual(['SD is accepted']);
    // nobody has begun it
    shop.clock.set(new Date(promised - 30_000));
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

describe('logging out', () => {
  it('ends what the device is told, also what is on its way, and another device goes on', async () => {
    const tablet = createTestBrowser();
    const token = await shop.app.sessions.start(rani.id);
    await subscribe(shop, { ...rani, token, headers: { 'x-access-token': token } }, tablet);
    service.answer = AWAY;
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    service.calls = [];
    service.answer = TAKEN;
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
    const [call] = service.calls;
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
