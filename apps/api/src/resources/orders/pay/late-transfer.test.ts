import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import type { TestApp, TestUser } from '../../../testing';
import { openCounter } from '../testing/counter';
import { cart, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, kit, rani, staff, latte } = await openCounter({ staff: { first_name: 'Dimas' } }));
});
afterEach(() => shop.close());

const PAST_DUE = '2026-11-22T03:00:00Z';
async function expired(rest: Parameters<typeof cart>[1] = {}, option_ids?: number[]): Promise<Order> {
  const body = cart([{ ...line(latte, 2), option_ids }], { payment_id: PAYMENT.bankAccount, ...rest });
  const { data } = await kit.place(rani, body);
  shop.clock.set(new Date(PAST_DUE));
  expect((await kit.get(rani, data.id)).data).toMatchObject({
    status_name: 'cancelled',
    payment: { state: 'expired' },
  });
  return data;
}
const stock = async () => (await kit.product(latte)).stock;
const product = (change: object) =>
  shop.database.db.updateTable('products').set(change).where('id', '=', latte).execute();

const option = (id: number, change: object) =>
  shop.database.db.updateTable('options').set(change).where('id', '=', id).execute();

describe('a transfer that comes after its order has expired', () => {
  it('takes the order up again at the prices agreed on, with its stock and promo use', async () => {
    const promo = await shop.makePromo({
      code: 'HALF',
      percent: 50,
      ends_at: new Date('2026-11-21T00:00:00Z'),
    });
    const order = await expired({ promo_code: 'HALF' });
    await product({ price: 99_000 });
    const { status, data } = await kit.confirmPayment(staff, order.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status_name: 'pending',
      total: order.total,
      payment: { state: 'paid', amount: order.total, owed_amount: 0 },
      next_moves: ['confirmed', 'cancelled'],
      ready_at: '2026-11-22T03:05:00.000Z',
    });
    expect(data.timeline.at(-1)).toMatchObject({
      from: 'cancelled',
      status_name: 'pending',
      by: 'staff',
      name: 'Dimas',
    });
    expect([await stock(), (await kit.promo(promo)).used]).toEqual([8, 1]);
    await kit.move(staff, order.id, 'cancelled');
    expect([await stock(), (await kit.promo(promo)).used]).toEqual([10, 0]);
  });

  it('takes it up while orders are paused too: it was placed before', async () => {
    const { id } = await expired();
    await kit.call(staff, { method: 'PUT', url: '/api/shop/pauses/all', payload: { minutes: 30 } });
    expect((await kit.confirmPayment(staff, id)).data).toMatchObject({
      status_name: 'pending',
      payment: { state: 'paid', owed_amount: 0 },
    });
  });

  it('keeps the order from being undone: it holds money, stock and promo use again', async () => {
    const { id } = await expired();
    await kit.confirmPayment(staff, id);
    expect(await kit.undo(staff, id, 'cancelled')).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    expect((await kit.get(staff, id)).data).toMatchObject({ status_name: 'pending', payment: { state: 'paid' } });
  });

  it('comes back into a history it was taken out of', async () => {
    const { id } = await expired();
    await kit.hide(rani, [id]);
    await kit.confirmPayment(staff, id);
    expect((await kit.history(rani)).data.map((item) => item.id)).toEqual([id]);
  });

  it.each([
    ['there is too little of it', () => product({ stock: 1 })],
    ['it is off the menu', () => product({ archived_at: new Date('2026-11-21T00:00:00Z') })],
    ['it does not come in that size any more', () => product({ size_ids: [2, 3] })],
    ['it is taken off until later', () => product({ sold_out_until: new Date('2026-11-23T00:00:00Z') })],
    ['it would be ready after the closing', async () => void shop.clock.set(new Date('2026-11-22T13:59:00Z'))],
    ['the shop is closed', async () => void shop.clock.set(new Date('2026-11-22T20:00:00Z'))],
  ])('is owed back where %s', async (_, happens) => {
    const order = await expired();
    await happens();
    const before = await stock();
    const { status, data } = await kit.confirmPayment(staff, order.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status_name: 'cancelled', payment: { state: 'paid', owed_amount: order.total } });
    expect((await kit.owed(staff)).data).toMatchObject([
      { cause: 'late payment', amount: order.total, returnable: true },
    ]);
    expect(await stock()).toBe(before);
  });

  it.each([
    ['has run out', (id: number) => option(id, { sold_out_until: new Date('2026-11-23T00:00:00Z') })],
    ['is not offered any more', (id: number) => option(id, { archived_at: new Date('2026-11-21T00:00:00Z') })],
    ['is not offered with it any more', () => shop.database.db.deleteFrom('product_option_groups').execute()],
  ])('is owed back where an option of a cup %s', async (_, happens) => {
    const milk = await shop.makeGroup({ options: { Whole: 0, Oat: 9_000 }, on: [latte], defaults: [0] });
    const [, oat = 0] = milk.optionIds;
    const order = await expired({}, [oat]);
    await happens(oat);
    expect((await kit.confirmPayment(staff, order.id)).data).toMatchObject({
      status_name: 'cancelled',
      payment: { state: 'paid', owed_amount: order.total },
    });
    expect(await stock()).toBe(10);
  });

  it('takes it up with its options, though not as many may be chosen by now', async () => {
    const milk = await shop.makeGroup({
      options: { Whole: 0, Oat: 9_000 },
      on: [latte],
      defaults: [0],
      min: 0,
      max: 2,
    });
    const order = await expired({}, milk.optionIds);
    await shop.database.db.updateTable('option_groups').set({ max_choices: 1 }).where('id', '=', milk.id).execute();
    const { data } = await kit.confirmPayment(staff, order.id);
    expect(data).toMatchObject({ status_name: 'pending', total: order.total, payment: { state: 'paid' } });
    expect(data.lines[0]?.options.map(({ id }) => id)).toEqual(milk.optionIds);
  });

  it('is owed back where the time that was chosen has passed', async () => {
    const { id } = await expired({ time: '2026-11-21T09:00:00Z' });
    expect((await kit.confirmPayment(staff, id)).data).toMatchObject({ status_name: 'cancelled' });
  });

  it('is owed back where the promo has been used up since', async () => {
    const promo = await shop.makePromo({ code: 'ONE', percent: 50, total_uses: 1 });
    const { id } = await expired({ promo_code: 'ONE' });
    await shop.database.db.updateTable('promos').set({ used: 1 }).where('id', '=', promo).execute();
    expect((await kit.confirmPayment(staff, id)).data).toMatchObject({ status_name: 'cancelled' });
    expect(await stock()).toBe(10);
  });

  it('has what its promo gave counted to the budget again, and is owed back where that is gone', async () => {
    const hemat = { code: 'HEMAT', kind: 'amount' as const, amount_off: 10_000, budget: 10_000 };
    const promo = await shop.makePromo({ ...hemat, ends_at: new Date('2026-11-29T00:00:00Z') });
    const order = await expired({ promo_code: 'HEMAT' });
    expect(order.discount).toBe(10_000);
    expect(await kit.promo(promo)).toMatchObject({ used: 0, given: 0 });
    await shop.database.db.updateTable('promos').set({ given: 1 }).where('id', '=', promo).execute();
    expect((await kit.confirmPayment(staff, order.id)).data).toMatchObject({
      status_name: 'cancelled',
      payment: { owed_amount: order.total },
    });
  });

  it('is owed back where its promo was for a first order, and another one was that meanwhile', async () => {
    await shop.makePromo({ code: 'HALO', percent: 50, new_user_only: true, one_per_day: false });
    const { id } = await expired({ promo_code: 'HALO' });
    const { status } = await kit.place(rani, cart([line(latte)], { promo_code: 'HALO' }));
    expect(status).toBe(201);
    expect((await kit.confirmPayment(staff, id)).data).toMatchObject({
      status_name: 'cancelled',
      payment: { state: 'paid' },
    });
  });

  it('is owed back where somebody had cancelled the order', async () => {
    const body = cart([line(latte, 2)], { payment_id: PAYMENT.bankAccount });
    const { data: order } = await kit.place(rani, body);
    await kit.move(rani, order.id, 'cancelled');
    expect((await kit.confirmPayment(staff, order.id)).data).toMatchObject({
      status_name: 'cancelled',
      payment: { state: 'paid', owed_amount: order.total },
    });
  });

  it('is booked once', async () => {
    const { id } = await expired();
    await kit.confirmPayment(staff, id);
    const again = await kit.confirmPayment(staff, id);
    expect(again).toMatchObject({ status: 409, code: 'PAYMENT_STATE', msg: 'This payment is paid already' });
  });
});
