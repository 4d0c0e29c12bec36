import {
  Foresight,
  Promo,
  PromoFigures,
  success,
  type ApiErrorBody,
  type ForesightBody,
  type Promo as PromoType,
} from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { formOf } from '../../testing/helpers';
import { migrations } from '../../platform/db/migrations';
import { cart, createOrderKit, line, type OrderKit } from '../orders/testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let rani: TestUser;
let latte: string;
let toast: string;
let image: Buffer;
beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ price: 30_000, category_id: 1, product_name: 'Latte' });
  toast = await shop.makeProduct({ price: 40_000, category_id: 3, product_name: 'Toast' });
  image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();
});
afterEach(() => shop.close());

const values = { promo_name: 'Ngopi', description: 'A coffee more.', duration: '7', min_price: '0', code: 'NGOPI' };
async function make(fields: Record<string, string>) {
  const { payload, headers } = await formOf({ ...values, image, ...fields });
  return shop.app.inject({
    method: 'POST',
    url: '/api/promos',
    payload,
    headers: { ...staff.headers, ...headers },
    remoteAddress: shop.nextAddress(),
  });
}
const promoOf = (answer: Awaited<ReturnType<typeof make>>) => success(Promo.strict()).parse(answer.json()).data;
const fieldsOf = (answer: Awaited<ReturnType<typeof make>>) =>
  answer.json<ApiErrorBody & { data: { fields: Record<string, string> } }>().data.fields;
const edit = (promo: Pick<PromoType, 'id'>, payload: object) =>
  kit.call<PromoType>(staff, { method: 'PATCH', url: `/api/promos/${promo.id}`, payload });
const bundle = (of: object) => JSON.stringify({ buy: 2, free: 1, ...of });
const twoAndOne = { kind: 'bundle' as const, bundle_buy: 2, bundle_free: 1, bundle_category_id: 1 as const };

describe('a promo is made of', () => {
  it('an amount off', async () => {
    const promo = promoOf(await make({ kind: 'amount', amount_off: '15000', budget: '1000000' }));
    expect(promo).toMatchObject({ kind: 'amount', discount: 0, amount_off: 15_000, budget: 1_000_000, given: 0 });
    expect((await edit(promo, { amount_off: 20_000, budget: '' })).data).toMatchObject({
      amount_off: 20_000,
      budget: null,
    });
  });

  it('free pieces of a category, or of a product by its name', async () => {
    const promo = promoOf(await make({ kind: 'bundle', bundle: bundle({ category_id: 1 }) }));
    expect(promo.bundle).toEqual({ buy: 2, free: 1, category_id: 1, product_id: null, product_name: null });
    const { data } = await edit(promo, { bundle: { buy: 1, free: 1, product_id: toast } });
    expect(data.bundle).toEqual({ buy: 1, free: 1, category_id: null, product_id: toast, product_name: 'Toast' });
  });

  it('the ride, at happy hours', async () => {
    const happy_hours = '{"weekdays":[5,1,5],"from":"14:00","to":"17:00"}';
    expect(promoOf(await make({ kind: 'delivery', happy_hours }))).toMatchObject({
      kind: 'delivery',
      happy_hours: { weekdays: [1, 5], from: '14:00', to: '17:00' },
    });
  });

  it('percent, where nobody names a kind', async () => {
    expect(promoOf(await make({ discount: '0.2' }))).toMatchObject({ kind: 'percent', discount: 0.2, bundle: null });
  });

  it.each<[Record<string, string>, string, string]>([
    [{}, 'discount', 'All input must be fulfilled'],
    [{ kind: 'amount' }, 'amount_off', 'All input must be fulfilled'],
    [{ kind: 'amount', amount_off: '0' }, 'amount_off', 'An amount in whole rupiah'],
    [{ kind: 'amount', amount_off: '5000', discount: '0.2' }, 'discount', 'This does not go with its kind'],
    [{ kind: 'bundle' }, 'bundle', 'All input must be fulfilled'],
    [{ kind: 'bundle', bundle: bundle({}) }, 'bundle', 'This is not valid'],
    [{ kind: 'delivery', dine_in_only: 'true' }, 'dine_in_only', 'Nothing is delivered to a table'],
    [{ kind: 'gift' }, 'kind', 'Choose one of the kinds'],
    [{ discount: '0.2', budget: '0' }, 'budget', 'A budget in whole rupiah'],
  ])('not of %j', async (fields, field, msg) => {
    const answer = await make(fields);
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)[field]).toBe(msg);
  });

  it('not of a product that there is none of', async () => {
    const answer = await make({
      kind: 'bundle',
      bundle: bundle({ product_id: '01990000-0000-7000-8000-000000000000' }),
    });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, { bundle: 'Product Not Found' }]);
  });

  it('and stays of its kind', async () => {
    const promo = promoOf(await make({ kind: 'bundle', bundle: bundle({ category_id: 1 }) }));
    expect(await edit(promo, { discount: 0.3 })).toMatchObject({
      status: 400,
      data: { fields: { discount: 'This does not go with its kind' } },
    });
    expect(await edit(promo, { bundle: '' })).toMatchObject({
      status: 400,
      data: { fields: { bundle: 'All input must be fulfilled' } },
    });
    expect((await edit(promo, { kind: 'percent' })).status).toBe(400);
  });
});

describe('an order with free pieces', () => {
  it('pays for all but the cheapest, and is told what to add before', async () => {
    await shop.makePromo({ code: 'NGOPI', ...twoAndOne });
    const ask = async (qty: number) =>
      (
        await kit.quote(rani, {
          lines: [line(latte, qty), line(toast)],
          delivery_id: DELIVERY.pickUp,
          promo_code: 'NGOPI',
        })
      ).data;
    expect((await ask(2)).promo).toMatchObject({
      applied: false,
      reason: 'Add 1 more of Coffee to use NGOPI',
    });
    const quote = await ask(3);
    expect(quote).toMatchObject({ subtotal: 130_000, discount: 30_000, promo: { applied: true, given: 30_000 } });
    const { data: order } = await kit.place(
      rani,
      cart([line(latte, 3), line(toast)], { promo_code: 'NGOPI', quote_version: quote.version }),
    );
    expect(order).toMatchObject({ discount: 30_000, total: quote.total, promo_code: 'NGOPI' });
  });

  it('gets back piece by piece what it paid, to the rupiah', async () => {
    await shop.makePromo({ code: 'NGOPI', ...twoAndOne });
    const { data: order } = await kit.place(rani, cart([line(latte, 3), line(toast)], { promo_code: 'NGOPI' }));
    await kit.handOver(staff, order.id);
    await kit.confirmPayment(staff, order.id);
    const refund = async (lines: object[]) =>
      (await kit.refund(staff, order.id, { lines, reason: 'It was cold' })).data.payment.refunded_amount;
    const sums = [
      await refund([{ line: 1, qty: 1 }]),
      await refund([{ line: 2, qty: 1 }]),
      await refund([{ line: 1, qty: 2 }]),
    ];
    expect(sums.at(-1)).toBe(order.total);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  });
});

it('gives the ride, which is not there to be refunded then', async () => {
  const promo = await shop.makePromo({ code: 'ANTAR', kind: 'delivery' });
  const body = cart([line(toast)], {
    promo_code: 'ANTAR',
    delivery_id: DELIVERY.doorDelivery,
    address: 'Jl. Melati 1',
  });
  const { data: order } = await kit.place(rani, body);
  expect(order).toMatchObject({ discount: 0, shipping: 0 });
  const fee = (await kit.promo(promo)).given;
  expect(fee).toBeGreaterThan(0);
  const quote = (await kit.quote(rani, { lines: [line(toast)], delivery_id: DELIVERY.pickUp, promo_code: 'ANTAR' }))
    .data;
  expect(quote.promo).toMatchObject({ applied: false });
});

const listed = async () => (await shop.app.inject('/api/promos')).json<{ data: PromoType[] }>().data;

describe('a budget', () => {
  const budgeted = { code: 'HEMAT', kind: 'amount' as const, amount_off: 10_000, budget: 15_000, one_per_day: false };
  const place = () => kit.place(rani, cart([line(latte)], { promo_code: 'HEMAT' }));
  const running = async () => (await listed()).length;

  it('gives what is left to the last order, says so before, and ends', async () => {
    await shop.makePromo(budgeted);
    expect((await place()).data.discount).toBe(10_000);
    expect(await running()).toBe(1);
    const { data } = await kit.quote(rani, { lines: [line(latte)], delivery_id: DELIVERY.pickUp, promo_code: 'HEMAT' });
    expect(data.promo).toMatchObject({ applied: true, given: 5_000, is_rest: true });
    expect((await place()).data.discount).toBe(5_000);
    expect(await running()).toBe(0);
    expect(await place()).toMatchObject({ status: 409, code: 'PROMO_REFUSED', msg: 'This code has given all it had' });
  });

  it('is counted anew where a version that did not count it ran beside this one', async () => {
    const counted = migrations.find(({ name }) => name.startsWith('0069_'))?.sql ?? '';
    const promo = await shop.makePromo(budgeted);
    const unused = await shop.makePromo({ code: 'SEPI', budget: 9_000 });
    await place();
    const { data: cancelled } = await place();
    await kit.move(rani, cancelled.id, 'cancelled');
    const { pool } = shop.database;
    const given = async () => [(await kit.promo(promo))?.given, (await kit.promo(unused))?.given];
    expect(await given()).toEqual([10_000, 0]);
    // an order that it let have the promo, and one that it cancelled
    await pool.query('update promos set given = case code when $1 then 0 else 4000 end', ['HEMAT']);
    const migrateAgain = () => pool.query(`begin; ${counted} commit`);
    await migrateAgain();
    expect(await given()).toEqual([10_000, 0]);
    // and again, where nothing is to be done
    await migrateAgain();
    expect(await given()).toEqual([10_000, 0]);
    // more than its budget by now: it has ended, and no constraint is in the way
    await pool.query('update promos set budget = 8000, given = 0 where code = $1', ['HEMAT']);
    await migrateAgain();
    expect(await given()).toEqual([8_000, 0]);
  });

  it('is told, with what of it was given, to who manages promos alone', async () => {
    await shop.makePromo(budgeted);
    await place();
    const barista = await shop.makeUser({ role: 'Admin', bundle: 'barista' });
    const seenBy = async (headers: Record<string, string>, query = '') =>
      (await shop.app.inject({ url: `/api/promos${query}`, headers })).json<{ data: PromoType[] }>().data[0];
    // whoever asks first: what is kept for all is no manager's
    const shown = [
      await seenBy(staff.headers),
      await seenBy({}),
      await seenBy(staff.headers, '?state=all'),
      await seenBy(rani.headers),
      await seenBy(barista.headers),
      await seenBy(rani.headers, '?code=HEMAT'),
      await seenBy(staff.headers),
    ].map((promo) => [promo?.budget, promo?.given]);
    const [whole, kept] = [
      [15_000, 10_000],
      [null, 0],
    ];
    expect(shown).toEqual([whole, kept, whole, kept, kept, kept, whole]);
  });

  it('has what a cancelled order gave again', async () => {
    const promo = await shop.makePromo(budgeted);
    const { data: order } = await place();
    await place();
    await kit.move(rani, order.id, 'cancelled');
    expect(await kit.promo(promo)).toMatchObject({ used: 1, given: 5_000 });
    expect((await place()).data.discount).toBe(10_000);
  });

  it('is never set below what has been given', async () => {
    const id = await shop.makePromo(budgeted);
    await place();
    expect(await edit({ id }, { budget: 9_999 })).toMatchObject({
      status: 400,
      data: { fields: { budget: 'It has given more already' } },
    });
    expect((await edit({ id }, { budget: 10_000 })).status).toBe(200);
  });
});

it('counts at its happy hours, by the shop’s clock', async () => {
  // now is a Friday, 14:30
  await shop.makePromo({ code: 'SORE', happy_hours: '{"weekdays":[5],"from":"14:00","to":"15:00"}' });
  const ask = async () =>
    (await kit.quote(rani, { lines: [line(latte)], delivery_id: DELIVERY.pickUp, promo_code: 'SORE' })).data.promo;
  expect((await ask())?.applied).toBe(true);
  shop.clock.set('2026-11-20T08:00:00Z');
  expect((await ask())?.reason).toBe('Counts only on Friday at 14:00 - 15:00');
});

describe('figures of a promo', () => {
  it('are what it gave by day, without what came back', async () => {
    const id = await shop.makePromo({
      code: 'HEMAT',
      kind: 'amount',
      amount_off: 10_000,
      budget: 50_000,
      one_per_day: false,
    });
    const place = () => kit.place(rani, cart([line(latte)], { promo_code: 'HEMAT' }));
    await place();
    await place();
    shop.clock.set('2026-11-21T03:00:00Z');
    const { data: order } = await place();
    await place();
    await kit.move(rani, order.id, 'cancelled');
    const { data } = await kit.call<PromoFigures>(staff, { method: 'GET', url: `/api/promos/${id}/figures` });
    expect(PromoFigures.strict().parse(data)).toEqual({
      used: 3,
      given: 30_000,
      left: 20_000,
      days: [
        { day: '2026-11-20', used: 2, given: 20_000 },
        { day: '2026-11-21', used: 1, given: 10_000 },
      ],
    });
    expect((await kit.call(staff, { method: 'GET', url: '/api/promos/nobody/figures' })).status).toBe(404);
  });
});

describe('foresight', () => {
  const foresee = (draft: Partial<ForesightBody>) =>
    kit.call<Foresight>(staff, { method: 'POST', url: '/api/promos/foresight', payload: { weeks: 4, ...draft } });

  async function past() {
    await kit.place(rani, cart([line(latte, 3)]));
    shop.clock.set('2026-11-21T03:00:00Z');
    await kit.place(rani, cart([line(latte, 1)]));
    const { data: gone } = await kit.place(rani, cart([line(latte, 9)]));
    await kit.move(rani, gone.id, 'cancelled');
    await kit.place(await shop.makeUser(), cart([line(latte, 6), line(toast)]));
    shop.clock.set('2026-11-22T03:00:00Z');
  }

  it('runs a draft against orders that were, and leaves nothing behind', async () => {
    await past();
    const { data } = await foresee({ kind: 'bundle', bundle: { buy: 2, free: 1, category_id: 1 } });
    const parsed = Foresight.strict().parse(data);
    expect(parsed).toMatchObject({
      from: '2026-10-25T03:00:00.000Z',
      to: '2026-11-22T03:00:00.000Z',
      is_capped: false,
      orders: 3,
      used: 2,
      given: 90_000,
      instead: 0,
      ended_at: null,
      cheapest: { carts: 1 },
      dearest: { carts: 1 },
    });
    expect(parsed.cheapest.before).toBeGreaterThan(parsed.cheapest.after);
    expect(await listed()).toEqual([]);
  });

  it('asks for first orders, once a day and the card as orders do', async () => {
    await past();
    const half = { kind: 'percent' as const, discount: 0.5 };
    expect((await foresee(half)).data.used).toBe(3);
    expect((await foresee({ ...half, new_user_only: true })).data.used).toBe(2);
    expect((await foresee({ ...half, member_only: true })).data.used).toBe(0);
    expect((await foresee({ ...half, weeks: 1, min_price: 100_000 })).data.used).toBe(1);
  });

  it('takes the place of a promo that gave less, and of none that gave more', async () => {
    await shop.makePromo({ code: 'FIFTH', percent: 20 });
    await kit.place(rani, cart([line(latte)], { promo_code: 'FIFTH' }));
    shop.clock.set('2026-11-21T03:00:00Z');
    expect((await foresee({ discount: 0.1 })).data).toMatchObject({ used: 0, given: 0 });
    expect((await foresee({ discount: 0.5 })).data).toMatchObject({
      used: 1,
      given: 15_000,
      instead: 1,
      instead_given: 6_000,
    });
  });

  it('counts a free cup as what an order had: one reduction per order', async () => {
    const kettle = await shop.makeProduct({ price: 200_000, category_id: 4, product_name: 'Kettle' });
    await kit.handOver(staff, (await kit.place(rani, cart([line(kettle)]))).data.id);
    const { data } = await kit.place(rani, cart([line(latte)], { use_points: true }));
    expect(data.points?.used).toBeGreaterThan(0);
    shop.clock.set('2026-11-21T03:00:00Z');
    expect((await foresee({ discount: 0.99, min_price: 30_000 })).data).toMatchObject({ used: 1, instead: 0 });
    // control: a customer with the same cup paid for
    await kit.place(await shop.makeUser(), cart([line(latte)]));
    shop.clock.set('2026-11-22T03:00:00Z');
    expect((await foresee({ discount: 0.99, min_price: 30_000 })).data).toMatchObject({ used: 2, instead: 0 });
  });

  it('refuses what cannot be published either', async () => {
    expect(await foresee({ kind: 'amount' })).toMatchObject({
      status: 400,
      data: { fields: { amount_off: 'All input must be fulfilled' } },
    });
    expect((await foresee({ discount: 0.2, weeks: 13 })).status).toBe(400);
    expect(
      (
        await foresee({
          kind: 'bundle',
          bundle: { buy: 1, free: 1, product_id: '01990000-0000-7000-8000-000000000000' },
        })
      ).status,
    ).toBe(400);
    const asCustomer = { method: 'POST' as const, url: '/api/promos/foresight', payload: { weeks: 4, discount: 0.2 } };
    expect((await kit.call(rani, asCustomer)).status).toBe(403);
  });
});
