import type { PaymentId } from '@seduh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT } from '@seduh/contract/constants';
import type { TestApp, TestUser } from '../../../testing';
import { orderGuards } from '../guards-repository';
import type { OrderService } from '../service';
import { notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { naiveGuards } from '../testing/naive-guards';
import { cart, line, serviceWith, tally, together, type OrderKit } from '../testing/order-kit';
import { heldBack, statusOf, untilTwoLooked } from '../testing/race-kit';

let shop: TestApp;
let cards: TestCards;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, cards, kit, rani, staff, latte } = await openCounter({ stock: 1_000 }));
});
afterEach(() => shop.close());

const viewer = ({ id, role }: TestUser) => ({ userId: id, role });
const place = async (payment_id: PaymentId) => (await kit.place(rani, cart([line(latte, 2)], { payment_id }))).data;
const paidEvents = async (id: string) =>
  (
    await shop.database.db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', id)
      .where('kind', '=', 'paid')
      .execute()
  ).length;

/** The service as somebody would write it who looks first and then writes, without keeping others off. */
const unguarded = (): OrderService => serviceWith(shop, { ...orderGuards, ...naiveGuards });

describe('a transfer confirmed 20 times at once', () => {
  it('is paid once', async () => {
    const { id } = await place(PAYMENT.bankAccount);
    const answers = await together(20, () => kit.confirmPayment(staff, id));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 });
    expect(await paidEvents(id)).toBe(1);
  });

  it('control: is paid several times when its state is only looked at', async () => {
    const { id } = await place(PAYMENT.bankAccount);
    const { confirmPayment } = unguarded();
    await heldBack(shop, 'payments', 4, () => together(4, () => confirmPayment(viewer(staff), id)));
    expect(await paidEvents(id)).toBeGreaterThan(1);
  });
});

describe('20 webhooks at once that a card is paid', () => {
  const webhooks = (ref: string, event?: string) =>
    together(20, () => notify(shop, cards, { ref, outcome: 'paid', amount: 55_000, ...(event ? { event } : {}) }));

  it.each([
    ['the same one', 'same'],
    ['different ones', undefined],
  ])('pay it once: %s', async (_, event) => {
    const order = await place(PAYMENT.card);
    const answers = await webhooks(refOf(order), event);
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    expect(await paidEvents(order.id)).toBe(1);
  });

  it('control: pay it several times when its state is only looked at', async () => {
    const order = await place(PAYMENT.card);
    const { takeCardStatus } = unguarded();
    const paid = { ref: refOf(order), outcome: 'paid', amount: 55_000, currency: 'IDR', returned: [] } as const;
    await heldBack(shop, 'payments', 4, () =>
      together(4, (event) => takeCardStatus('simulator', { ...paid, event: String(event) })),
    );
    expect(await paidEvents(order.id)).toBeGreaterThan(1);
  });
});

describe('money that arrives while the customer cancels', () => {
  async function race(service: Pick<OrderService, 'takeCardStatus' | 'move'>) {
    const before = (await kit.product(latte)).stock;
    const order = await place(PAYMENT.card);
    const status = {
      ref: refOf(order),
      outcome: 'paid',
      amount: 55_000,
      currency: 'IDR',
      returned: [],
      event: 'a',
    } as const;
    const statuses = await heldBack(shop, 'payments', 2, () =>
      Promise.all([
        statusOf(service.takeCardStatus('simulator', status)),
        statusOf(service.move(viewer(rani), order.id, { status_name: 'cancelled' })),
      ]),
    );
    const { data } = await kit.get(rani, order.id);
    return {
      statuses,
      path: data.timeline.map(({ status_name }) => status_name),
      payment: data.payment.state,
      refunds: cards.refunds.filter(({ ref }) => ref === status.ref).length,
      kept: (await kit.product(latte)).stock === before,
    };
  }

  it('goes back once, whoever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await race(shop.app.orders)).toEqual({
        statuses: [200, 200],
        path: ['pending', 'cancelled'],
        payment: 'refunded',
        refunds: 1,
        kept: true,
      });
    }
  });

  it('control: is kept for nothing when nobody is kept off', async () => {
    expect(await race(unguarded())).toMatchObject({ path: ['pending', 'cancelled'], refunds: 0 });
  });
});

describe('a new attempt begun 5 times at once', () => {
  const declined = async () => {
    const order = await place(PAYMENT.card);
    await notify(shop, cards, { ref: refOf(order), outcome: 'failed', amount: 55_000 });
    cards.opened.length = 0;
    return order.id;
  };

  it('opens one page', async () => {
    const id = await declined();
    const answers = await together(5, () => kit.pay(rani, id));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.payment.pay_url}`)).size).toBe(1);
    expect(cards.opened).toHaveLength(1);
  });

  it('control: opens several when nobody is kept off', async () => {
    const id = await declined();
    const { pay } = unguarded();
    await heldBack(shop, 'payments', 4, () => together(4, () => statusOf(pay(viewer(rani), id))));
    expect(cards.opened.length).toBeGreaterThan(1);
  });
});

describe('an order that 4 look at when its time is over', () => {
  async function look({ get }: Pick<OrderService, 'get'>) {
    const before = (await kit.product(latte)).stock ?? 0;
    const { id } = await place(PAYMENT.card);
    pass(shop, 30);
    await heldBack(shop, 'payments', 4, () => together(4, () => get(viewer(rani), id)));
    return ((await kit.product(latte)).stock ?? 0) - before;
  }

  it('gives its stock back once', async () => {
    expect(await look(shop.app.orders)).toBe(0);
  });

  it('control: gives it back several times when nobody is kept off', async () => {
    expect(await look(unguarded())).toBeGreaterThan(0);
  });
});

describe('a refund that 6 sweeps come for at once', () => {
  async function sweepTogether({ sweep }: Pick<OrderService, 'sweep'>) {
    const order = await place(PAYMENT.card);
    await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: 55_000 });
    cards.down = true;
    await kit.move(rani, order.id, 'cancelled');
    cards.down = false;
    pass(shop, 1);
    await together(6, sweep);
    return cards.refunds.length;
  }

  it('is asked for once', async () => {
    expect(await sweepTogether(shop.app.orders)).toBe(1);
  });

  it('control: is asked for several times when nobody claims it', async () => {
    const service = serviceWith(shop, { ...orderGuards, claimRefund: untilTwoLooked(naiveGuards.claimRefund) });
    expect(await sweepTogether(service)).toBeGreaterThan(1);
  });
});
