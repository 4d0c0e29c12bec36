import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { cart, createOrderKit, line, together, type OrderKit } from '../testing/order-kit';

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

const byCard = () => cart([line(latte, 2)], { payment_id: PAYMENT.card });
const decline = async (ref: string) => notify(shop, cards, { ref, outcome: 'failed', amount: 55_000 });

describe('an order by card', () => {
  it('waits half an hour at the provider’s page, and nothing begins before it is paid', async () => {
    const { status, data: order } = await kit.place(rani, byCard());
    expect(status).toBe(201);
    expect(order.payment).toMatchObject({
      state: 'awaiting',
      amount: 55_000,
      due_at: '2026-11-20T08:00:00.000Z',
      pay_url: expect.stringMatching(/^\/api\/payments\/simulator\/sd-[\w-]{24}$/),
    });
    expect(await kit.move(staff, order.id, 'confirmed')).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: 55_000 });
    expect((await kit.get(rani, order.id)).data.payment).toMatchObject({
      state: 'paid',
      paid_at: '2026-11-20T07:30:00.000Z',
      pay_url: null,
    });
    expect((await kit.get(staff, order.id)).data.next_moves).toEqual(['confirmed', 'cancelled']);
    expect(await kit.confirmPayment(staff, order.id)).toMatchObject({ status: 409, code: 'PAYMENT_STATE' });
  });

  it('is one order with one page for 20 equal requests, also after a restart', async () => {
    const answers = await together(20, () => kit.place(rani, byCard(), 'once'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(refOf(Object(answers[0]).data)).not.toBe('');
    expect(cards.opened).toHaveLength(1);
    expect(await kit.countOrders()).toBe(1);
    const restarted = await createTestApp({ database: shop.database, cards });
    expect(await createOrderKit(restarted).place(rani, byCard(), 'once')).toEqual(answers[0]);
    await restarted.close();
  });

  it('is not lost while the provider is down: it is kept and paid a moment later', async () => {
    cards.down = true;
    const { status, data: order } = await kit.place(rani, byCard(), 'mine');
    expect([status, order.payment.state, order.payment.pay_url]).toEqual([201, 'awaiting', null]);
    expect(await kit.pay(rani, order.id)).toMatchObject({
      status: 502,
      code: 'PROVIDER_FAILED',
      msg: 'The payment page could not be opened. Try again in a moment',
    });
    cards.down = false;
    const { data } = await kit.pay(rani, order.id);
    expect(data.payment.pay_url).not.toBeNull();
    expect((await kit.place(rani, byCard(), 'mine')).data.payment.pay_url).toBe(data.payment.pay_url);
  });

  it('is no order where a provider that is slow outlives a cancel', async () => {
    const start = cards.start;
    cards.start = async (attempt) => {
      await kit.move(rani, attempt.orderId, 'cancelled');
      return start(attempt);
    };
    const { data: order } = await kit.place(rani, byCard());
    expect(order.payment.pay_url).toBeNull();
    expect((await kit.get(rani, order.id)).data.payment).toMatchObject({ state: 'cancelled', pay_url: null });
  });
});

describe('paying again', () => {
  it('opens a new page after a decline, and keeps the one that is open', async () => {
    const { data: order } = await kit.place(rani, byCard());
    expect((await kit.pay(rani, order.id)).data.payment.pay_url).toBe(order.payment.pay_url);
    await decline(refOf(order));
    expect((await kit.get(rani, order.id)).data.payment).toMatchObject({ state: 'failed', pay_url: null });
    pass(shop, 1);
    const { data: again } = await kit.pay(rani, order.id);
    expect(again.payment).toMatchObject({ state: 'awaiting', due_at: order.payment.due_at });
    expect(refOf(again)).not.toBe(refOf(order));
    expect(cards.opened).toEqual([refOf(order), refOf(again)]);
  });

  it('does not wait for a page that a process was opening when it was killed', async () => {
    const { data: order } = await kit.place(rani, byCard(), 'mine');
    await shop.database.db.updateTable('payments').set({ pay_url: null }).execute();
    const { data: again } = await kit.place(rani, byCard(), 'mine');
    expect(again.id).toBe(order.id);
    expect(refOf(again)).toBe(cards.opened.at(-1));
    expect(cards.opened).toHaveLength(2);
    expect(refOf((await kit.pay(rani, order.id)).data)).toBe(refOf(again));
  });

  it('waits for a page that a process is opening, for as long as it says so', async () => {
    const { data: order } = await kit.place(rani, byCard(), 'mine');
    const { db } = shop.database;
    await db.updateTable('payments').set({ pay_url: null }).execute();
    const lease = (until: string) =>
      db
        .updateTable('payment_attempts')
        .set({ opening_until: sql`clock_timestamp() + ${until}::interval` })
        .execute();
    await lease('1 hour');
    const waiting = kit.place(rani, byCard(), 'mine');
    const url = '/api/payments/simulator/other';
    await db.updateTable('payments').set({ pay_url: url }).execute();
    expect((await waiting).data.payment.pay_url).toBe(url);
    expect(cards.opened).toHaveLength(1);
    await db.updateTable('payments').set({ pay_url: null }).execute();
    await lease('-1 second');
    expect(refOf((await kit.pay(rani, order.id)).data)).toBe(cards.opened.at(1));
  });

  it('is for the owner, and for what can still be paid', async () => {
    const { data: order } = await kit.place(rani, byCard());
    const missing = await kit.pay(rani, '01990000-0000-7000-8000-000000000000');
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await kit.pay(await shop.makeUser(), order.id)).toEqual(missing);
    expect(await kit.pay(staff, order.id)).toMatchObject({ status: 403 });
    await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: 55_000 });
    expect(await kit.pay(rani, order.id)).toMatchObject({
      status: 409,
      code: 'PAYMENT_STATE',
      msg: 'This payment is paid already',
    });
    const { data: late } = await kit.place(rani, byCard());
    pass(shop, 30);
    expect(await kit.pay(rani, late.id)).toMatchObject({
      code: 'PAYMENT_STATE',
      msg: 'This payment is expired already',
    });
  });
});
