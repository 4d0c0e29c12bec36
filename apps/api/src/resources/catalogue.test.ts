import { Category, Promo, Shop, success, successList } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, TEST_NOW, type TestApp } from '../testing';

const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * MINUTE_MS);

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('lists the four categories', async () => {
  const { data } = success(z.array(Category)).parse((await shop.app.inject('/api/categories')).json());
  expect(data.map(({ id, category_name }) => [id, category_name])).toEqual([
    [1, 'Coffee'],
    [2, 'Non Coffee'],
    [3, 'Foods'],
    [4, 'Add on'],
  ]);
});

describe('promos', () => {
  beforeAll(async () => {
    await shop.makePromo({ code: 'RUNS', percent: 15, min_price: 40_000, dine_in_only: true, total_uses: 5, used: 4 });
    await shop.makePromo({ code: 'STARTS', starts_at: at(0) });
    await shop.makePromo({ code: 'SOON', starts_at: at(1) });
    await shop.makePromo({ code: 'ENDS', ends_at: at(0) });
    await shop.makePromo({ code: 'USEDUP', total_uses: 5, used: 5 });
  });
  const list = async (query = '') =>
    successList(Promo.strict()).parse((await shop.app.inject(`/api/promos${query}`)).json());

  it('are those that run now and have uses left', async () => {
    const { data, meta } = await list();
    expect(data.map(({ code }) => code)).toEqual(['RUNS', 'STARTS']);
    expect(meta.totalData).toBe(2);
  });

  it('say the discount as a fraction, and their rules', async () => {
    expect((await list('?code=runs')).data).toEqual([
      expect.objectContaining({
        discount: 0.15,
        min_price: 40_000,
        rules: { dine_in_only: true, new_user_only: false, one_per_day: true, member_only: false, total_uses: 5 },
      }),
    ]);
  });

  it.each(['NOTHING', 'SOON', 'ENDS', 'USEDUP'])('have none for %s', async (code) => {
    expect((await list(`?code=${code}`)).data).toEqual([]);
  });
});

describe('the shop', () => {
  const ask = async (now: string) => {
    shop.clock.set(now);
    return success(Shop.strict()).parse((await shop.app.inject('/api/shop')).json()).data;
  };
  const door = ({ delivery_methods }: Shop) =>
    delivery_methods.find(({ name }) => name === 'Door delivery')?.disabled_reason;

  it('is open on a Friday afternoon, and delivers', async () => {
    const data = await ask(TEST_NOW);
    expect(data).toMatchObject({
      name: 'Seduh',
      time_zone: 'Asia/Jakarta',
      open_now: true,
      changes_at: '2026-11-20T14:00:00.000Z',
      tax_percent: 10,
      shipping_fee: 10_000,
      oidc: false,
      now: '2026-11-20T07:30:00.000Z',
    });
    expect(door(data)).toBeNull();
    expect(data.delivery_methods.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Dine in'],
      [4, 'Door delivery'],
      [3, 'Pick up'],
    ]);
    expect(data.sizes.map(({ code }) => code)).toEqual(['R', 'L', 'XL']);
  });

  it.each([
    ['Friday 12:59', '2026-11-20T05:59:00Z', false],
    ['Friday 13:00', '2026-11-20T06:00:00Z', true],
    ['Friday 18:59', '2026-11-20T11:59:00Z', true],
    ['Friday 19:00', '2026-11-20T12:00:00Z', false],
    ['Saturday 14:00', '2026-11-21T07:00:00Z', false],
  ])('delivers on %s: %s', async (_name, now, delivers) => {
    expect(door(await ask(now))).toBe(delivers ? null : 'Delivery only on Monday to friday at 1 - 7 pm');
  });

  it('is closed at night and says when it opens', async () => {
    expect(await ask('2026-11-20T20:00:00Z')).toMatchObject({
      open_now: false,
      changes_at: '2026-11-21T00:00:00.000Z',
    });
  });

  it('takes cash and, by its provider, cards and QRIS, but no transfers without an account', async () => {
    const { payment_methods } = await ask(TEST_NOW);
    expect(payment_methods).toEqual([
      { id: 1, name: 'Card', disabled_reason: null },
      { id: 2, name: 'Bank account', disabled_reason: 'This way to pay is not on offer. Choose another one' },
      { id: 3, name: 'Cash on delivery', disabled_reason: null },
      { id: 6, name: 'QRIS', disabled_reason: null },
    ]);
  });
});
