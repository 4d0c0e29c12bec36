import type { DeliveryId } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELIVERY } from '@seduh/contract/constants';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let latte: string;
let pasta: string;

const { pickUp, dineIn, doorDelivery } = DELIVERY;
const unknownId = '01990000-0000-7000-8000-000000000000';

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ product_name: 'Hazelnut Latte', price: 25_000 });
  pasta = await shop.makeProduct({ product_name: 'Beef Spaghetti', price: 45_500, stock: 3 });
  await shop.database.db
    .insertInto('product_sizes')
    .values({ product_id: latte, size_id: 3, surcharge: 4_000 })
    .execute();
});
afterAll(() => shop.close());

/** What stands against a latte at this time. */
const problems = async (delivery_id: DeliveryId, time: string) =>
  (await kit.quote(null, { lines: [line(latte)], delivery_id, time })).data.problems.map(({ code }) => code);

describe('a quote', () => {
  it('prices lines with the surcharge of their size and adds everything up, for a visitor too', async () => {
    const { status, data } = await kit.quote(null, {
      lines: [line(latte, 2, 3), { ...line(pasta), note: ' no chilli ' }],
      delivery_id: doorDelivery,
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      problems: [],
      promo: null,
      subtotal: 103_500,
      discount: 0,
      tax: 10_350,
      shipping: 10_000,
      total: 123_850,
      ready_at: '2026-11-20T07:58:00.000Z',
    });
    expect(data.lines[0]).toMatchObject({
      size_name: 'Extra Large',
      unit_price: 29_000,
      line_total: 58_000,
      problem: null,
    });
    expect(data.lines[1]).toMatchObject({ product_name: 'Beef Spaghetti', note: 'no chilli', unit_price: 45_500 });
    expect(data.version).toMatch(/^123850\.[0-9a-f]{16}$/);
  });

  it('says of a size that a product does not come in, counts it as nothing, and names no size where there is one', async () => {
    const croissant = await shop.makeProduct({ product_name: 'Butter Croissant', price: 28_000, size_ids: [1] });
    const lines = [line(croissant), line(croissant, 1, 2), line(latte, 1, 1)];
    const { status, data } = await kit.quote(null, { lines, delivery_id: pickUp });
    expect(status).toBe(200);
    expect(data.lines.map(({ size_name, problem }) => [size_name, problem?.code, problem?.msg])).toEqual([
      ['', undefined, undefined],
      ['Large', 'SIZE_GONE', 'No longer comes in Large'],
      ['Regular', undefined, undefined],
    ]);
    expect(data.subtotal).toBe(53_000);
  });

  it('says per line what cannot be sold, with one stock for all lines of a product', async () => {
    const gone = await shop.makeProduct({ product_name: 'Old Brew', archived_at: new Date(TEST_NOW) });
    const empty = await shop.makeProduct({ product_name: 'Taro Latte', stock: 0 });
    const resting = await shop.makeProduct({ sold_out_until: new Date('2026-11-21T00:00:00Z') });
    const { status, data } = await kit.quote(null, {
      lines: [line(pasta, 2), line(pasta, 2), line(gone), line(unknownId), line('no-uuid'), line(empty), line(resting)],
      delivery_id: pickUp,
    });
    expect(status).toBe(200);
    expect(data.lines.map(({ problem }) => problem)).toEqual([
      null,
      { code: 'NOT_ENOUGH', msg: 'Only 3 left', available: 1 },
      { code: 'GONE', msg: 'No longer on the menu', available: 0 },
      { code: 'GONE', msg: 'No longer on the menu', available: 0 },
      { code: 'GONE', msg: 'No longer on the menu', available: 0 },
      { code: 'SOLD_OUT', msg: 'Sold out', available: 0 },
      { code: 'SOLD_OUT', msg: 'Sold out', available: 0 },
    ]);
    expect(data.lines[2]?.product_name).toBe('Old Brew');
    expect(data.lines[4]?.product_id).toBe('no-uuid');
    // the pasta alone: what is sold out keeps its price to be shown, and costs nothing
    expect(data.lines[5]?.line_total).toBe(25_000);
    expect(data.subtotal).toBe(182_000);
  });

  it('says what is wrong with the time', async () => {
    expect(await problems(pickUp, '2026-11-20T14:50:00+07:00')).toEqual([]);
    expect(await problems(pickUp, '2026-11-20T14:31:00+07:00')).toEqual(['TOO_SOON']);
    expect(await problems(pickUp, '2026-11-28T14:35:00+07:00')).toEqual(['TOO_LATE']);
    expect(await problems(doorDelivery, '2026-11-21T06:00:00+07:00')).toEqual(['CLOSED', 'DELIVERY_WINDOW']);
  });

  it('refuses what is no quote, by field', async () => {
    const { status, code, data } = await kit.quote(null, { lines: [line(latte, 100)], delivery_id: 2 });
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION' });
    expect(Object.keys(Object(data).fields)).toEqual(['lines.0.qty', 'delivery_id']);
    const text = { lines: [{ ...line(latte), note: 'a\u0000b' }], delivery_id: pickUp };
    expect(await kit.quote(null, text)).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

/** A latte's quote with a promo code. */
const ask = async (promo_code: string, who: TestUser | null = rani, delivery_id: DeliveryId = pickUp) =>
  (await kit.quote(who, { lines: [line(latte)], delivery_id, promo_code })).data;

describe('a promo in a quote', () => {
  it('takes its percent off before the tax', async () => {
    await shop.makePromo({ code: 'PASTA20', percent: 20, min_price: 50_000 });
    const { data } = await kit.quote(rani, { lines: [line(latte, 2)], delivery_id: pickUp, promo_code: ' pasta20 ' });
    expect(data.promo).toEqual({ applied: true, code: 'PASTA20', given: 10_000, reason: null, missing: null });
    expect(data).toMatchObject({ subtotal: 50_000, discount: 10_000, tax: 4_000, total: 44_000 });
  });

  it('says why not, and what is missing', async () => {
    await shop.makePromo({ code: 'MAKAN', dine_in_only: true });
    await shop.makePromo({ code: 'ENDED', ends_at: new Date(TEST_NOW) });
    const short = await ask('PASTA20');
    expect(short.promo).toEqual({
      applied: false,
      code: 'PASTA20',
      reason: 'IDR 25,000 more to use PASTA20',
      missing: 25_000,
    });
    expect(short.discount).toBe(0);
    expect((await ask('MAKAN')).promo?.reason).toBe('Dine in only');
    expect((await ask('MAKAN', rani, dineIn)).promo?.applied).toBe(true);
    expect((await ask('MAKAN', null, dineIn)).promo?.reason).toBe('Log in to use this code');
    expect((await ask('ENDED')).promo?.reason).toBe('This code has ended');
    expect((await ask('NOPE')).promo).toMatchObject({ code: 'NOPE', reason: 'We do not know this code' });
    for (const none of ['', '1']) expect((await ask(none)).promo).toBeNull();
  });

  it('counts only the orders of the one who asks', async () => {
    await shop.makePromo({ code: 'HALO', new_user_only: true, one_per_day: false });
    const dewi = await shop.makeUser();
    const { data: order } = await kit.place(dewi, cart([line(latte)]));
    expect((await ask('HALO', dewi)).promo?.reason).toBe('Only for a first order');
    expect((await ask('HALO', rani)).promo?.applied).toBe(true);
    await kit.move(dewi, order.id, 'cancelled');
    expect((await ask('HALO', dewi)).promo?.applied).toBe(true);
  });
});
