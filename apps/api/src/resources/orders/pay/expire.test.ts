import type { PaymentId } from '@seduh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { cart, line, together, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let cards: TestCards;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, cards, kit, rani, staff, latte } = await openCounter());
});
afterEach(() => shop.close());

const place = async (payment_id: PaymentId, rest = {}) =>
  (await kit.place(rani, cart([line(latte, 2)], { payment_id, ...rest }))).data;
const sweep = () => shop.app.orders.sweep();
/** As the books have it, without looking at the order, which alone would end it. */
const booked = (id: string) =>
  shop.database.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['status', 'state', 'closed_at'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();

describe('an order that is not paid in time', () => {
  it.each([
    ['a card', PAYMENT.card, 30],
    ['a transfer', PAYMENT.bankAccount, 2 * 60],
  ])('is cancelled by the shop, and gives back what it had taken: %s', async (_, payment_id, minutes) => {
    const promo = await shop.makePromo({ code: 'ONCE', total_uses: 1 });
    const order = await place(payment_id, { promo_code: 'ONCE' });
    pass(shop, minutes - 1);
    await sweep();
    expect(await booked(order.id)).toMatchObject({ status: 'pending', state: 'awaiting' });
    pass(shop, 1);
    await sweep();
    expect(await booked(order.id)).toEqual({ status: 'cancelled', state: 'expired', closed_at: shop.clock.now() });
    const { data } = await kit.get(rani, order.id);
    expect(data.timeline.at(-1)).toMatchObject({ by: 'system', name: null, reason: 'Not paid in time' });
    expect(data.payment).toMatchObject({ state: 'expired', bank: null, pay_url: null });
    expect([(await kit.product(latte)).stock, (await kit.promo(promo)).used]).toEqual([10, 0]);
    const events = await shop.database.db.selectFrom('order_events').select(['kind', 'status_name']).execute();
    expect(events.at(-1)).toEqual({ kind: 'moved', status_name: 'cancelled' });
  });

  it('is also one whose card was declined', async () => {
    const order = await place(PAYMENT.card);
    await notify(shop, cards, { ref: refOf(order), outcome: 'failed', amount: order.total });
    pass(shop, 30);
    await sweep();
    expect(await booked(order.id)).toMatchObject({ status: 'cancelled', state: 'expired' });
  });

  it('leaves alone what is paid, or is paid at the hand-over', async () => {
    const paid = await place(PAYMENT.bankAccount);
    await kit.confirmPayment(staff, paid.id);
    const cash = await place(PAYMENT.cashOnDelivery);
    pass(shop, 48 * 60);
    await sweep();
    expect(await booked(paid.id)).toMatchObject({ status: 'pending', state: 'paid' });
    expect(await booked(cash.id)).toMatchObject({ status: 'pending', state: 'confirmed' });
  });

  it('is over for whoever looks at it or wants to move it, before the sweep has come', async () => {
    const [seen, moved] = [await place(PAYMENT.card), await place(PAYMENT.card)];
    pass(shop, 30);
    expect((await kit.get(rani, seen.id)).data).toMatchObject({ status_name: 'cancelled', next_moves: [] });
    expect(await kit.move(rani, moved.id, 'cancelled')).toMatchObject({
      status: 409,
      msg: 'This order is cancelled already',
    });
  });

  it('is ended after a restart, once, however many processes look', async () => {
    const orders = await together(4, () => place(PAYMENT.card));
    pass(shop, 30);
    const others = await together(3, () => createTestApp({ database: shop.database, clock: shop.clock, cards }));
    await Promise.all([...others, shop].map(({ app }) => app.orders.sweep()));
    for (const { id } of orders) {
      const { data } = await kit.get(rani, id);
      expect(data.timeline.map(({ status_name }) => status_name)).toEqual(['pending', 'cancelled']);
    }
    expect((await kit.product(latte)).stock).toBe(10);
    for (const { app } of others) await app.close();
  });
});

describe('a refund', () => {
  const paidAndCancelled = async () => {
    const order = await place(PAYMENT.card);
    await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: order.total });
    return { order, answer: await kit.move(rani, order.id, 'cancelled', 'Changed my mind') };
  };

  it('of a card is made when the order is cancelled, once, and the timeline says so', async () => {
    const { order, answer } = await paidAndCancelled();
    expect(answer.data).toMatchObject({
      status_name: 'cancelled',
      payment: { state: 'refunded', refunded_at: '2026-11-20T07:30:00.000Z' },
    });
    expect(answer.data.timeline.at(-1)?.reason).toBe('Changed my mind. The money goes back to the card');
    expect(cards.refunds).toMatchObject([{ ref: refOf(order), orderNumber: order.number, amount: order.total }]);
    pass(shop, 10);
    await sweep();
    expect(cards.refunds).toHaveLength(1);
  });

  it('is owed while the provider is down, and made as soon as it is back', async () => {
    cards.down = true;
    const order = await place(PAYMENT.card);
    cards.down = false;
    const { data: open } = await kit.pay(rani, order.id);
    await notify(shop, cards, { ref: refOf(open), outcome: 'paid', amount: order.total });
    cards.down = true;
    expect((await kit.move(rani, order.id, 'cancelled')).data).toMatchObject({
      status_name: 'cancelled',
      payment: { state: 'paid', refunded_at: null },
    });
    cards.down = false;
    await sweep();
    expect(await booked(order.id)).toMatchObject({ state: 'paid' });
    pass(shop, 1);
    await sweep();
    expect(await booked(order.id)).toMatchObject({ state: 'refunded' });
  });

  it('that a process of the version before left owed is taken over, once', async () => {
    const order = await place(PAYMENT.card);
    await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: order.total });
    const { db } = shop.database;
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute();
    await db.updateTable('payment_attempts').set({ refund_due_at: shop.clock.now() }).execute();
    await sweep();
    await sweep();
    expect(cards.refunds).toMatchObject([{ ref: refOf(order), key: refOf(order), amount: order.total }]);
    expect(await booked(order.id)).toMatchObject({ state: 'refunded' });
  });

  it('is found while somebody else holds its key, as the check of a foreign key does', async () => {
    cards.down = true;
    const order = await place(PAYMENT.card);
    cards.down = false;
    const { data: open } = await kit.pay(rani, order.id);
    await notify(shop, cards, { ref: refOf(open), outcome: 'paid', amount: order.total });
    cards.down = true;
    await kit.move(rani, order.id, 'cancelled');
    cards.down = false;
    pass(shop, 1);
    await shop.database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('refunds').select('id').forKeyShare().execute();
      await tx.selectFrom('payment_attempts').select('ref').forKeyShare().execute();
      // the control: this is how the refund was looked for before
      const { rows } = await sql`select id from refunds for update skip locked`.execute(shop.database.db);
      expect(rows).toEqual([]);
      await sweep();
    });
    expect(cards.refunds).toHaveLength(1);
  });

  it('that a slow provider does not make holds up nothing else, however many are owed', async () => {
    for (let n = 0; n < 3; n += 1) await paidAndCancelled();
    await shop.database.db.updateTable('refunds').set({ refunded_at: null, next_try_at: shop.clock.now() }).execute();
    let asked = 0;
    cards.refund = async () => {
      asked += 1;
      // by the time it has not answered the one before is due again; without a stop this goes on for good
      pass(shop, 1);
      if (asked < 10) throw new Error('no answer in time');
    };
    await sweep();
    expect(asked).toBe(1);
  });
});
