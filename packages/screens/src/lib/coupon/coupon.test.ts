import { promos } from '@seduh/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { couponOf as couponIn, type PromoPrint } from './coupon';
import { words } from './words/en';
import { words as indonesian } from './words/id';

const [promo] = promos;
if (!promo) throw new Error('the fixtures have no promo');

const money = { locale: 'en-GB', currency: 'IDR' };
const couponOf = (print: PromoPrint, index: number) => couponIn(print, index, words, money);

it.each([
  [{ min_price: 50_000 }, {}, 'Min. IDR 50,000. Code KOPI'],
  [{ min_price: 0 }, { new_user_only: true }, 'New user. Code KOPI'],
  [{ min_price: 0 }, { member_only: true }, 'Member card. Code KOPI'],
  [{ min_price: 120_000 }, { dine_in_only: true }, 'Min. IDR 120,000. Dine in only. Code KOPI'],
])('says what it asks for', (fields, rules, condition) => {
  const none = { dine_in_only: false, new_user_only: false, one_per_day: true, member_only: false, total_uses: null };
  const coupon = couponOf({ ...promo, ...fields, code: 'KOPI', rules: { ...none, ...rules } }, 0);
  expect(coupon.condition).toBe(condition);
});

it('writes amounts as its language does', () => {
  const print = { ...promo, code: 'KOPI', min_price: 50_000 };
  const coupon = couponIn(print, 0, indonesian, { locale: 'id', currency: 'Rp' });
  expect(coupon.condition).toBe('Belanja min. Rp50.000. Kode KOPI');
});

it('shows whole percents, whatever the fraction is in binary', () => {
  expect(couponOf({ ...promo, discount: 0.29 }, 0).offer).toBe('29%');
  expect(couponOf({ ...promo, discount: 0.07 }, 0).offer).toBe('7%');
});

it('goes round the colours when there are more promos than colours', () => {
  expect(couponOf(promo, 5).tone).toBe(couponOf(promo, 0).tone);
});

describe('what it gives', () => {
  const print = { ...promo, code: 'KOPI', min_price: 0, discount: 0 };
  const hours = { weekdays: [1, 2, 3, 4, 5], from: '14:00', to: '17:00' };
  const coffee = { buy: 2, free: 1, category_id: 1 as const, product_id: null, product_name: null };
  const rupiah = { locale: 'id', currency: 'Rp' };

  it.each<[Partial<PromoPrint>, string, string]>([
    [{ kind: 'amount', amount_off: 20_000 }, '20k', 'off'],
    [{ kind: 'delivery' }, 'Free', 'delivery'],
    [{ kind: 'bundle', bundle: coffee }, '2+1', 'free'],
  ])('is largest on the ticket: %j', (change, offer, offerNote) => {
    expect(couponOf({ ...print, ...change }, 0)).toMatchObject({ offer, offerNote });
  });

  it('is said in words, in both languages', () => {
    const bundled = { ...print, kind: 'bundle' as const, bundle: coffee };
    expect(couponOf(bundled, 0).condition).toBe('Buy 2 Coffee, the cheapest of 3 free. Code KOPI');
    expect(couponIn(bundled, 0, indonesian, rupiah).condition).toBe('Beli 2 Kopi, 1 termurah dari 3 gratis. Kode KOPI');
    const names = { product_name: 'Iced Coffee', name_translations: { id: 'Es Kopi' } };
    const iced = { ...coffee, ...names, category_id: null, product_id: 'iced' };
    expect(couponIn({ ...bundled, bundle: iced }, 0, indonesian, rupiah).condition).toMatch(/^Beli 2 Es Kopi/);
    expect(couponIn({ ...print, kind: 'amount', amount_off: 20_000 }, 0, indonesian, rupiah).offer).toMatch(/^20.rb$/);
  });

  it('is said with its hours', () => {
    expect(couponOf({ ...print, happy_hours: hours }, 0).condition).toBe('Mon–Fri 14:00–17:00. Code KOPI');
    expect(couponOf({ ...print, happy_hours: { ...hours, weekdays: [1, 3] } }, 0).condition).toMatch(/^Mon, Wed 14:00/);
    expect(couponOf({ ...print, happy_hours: { ...hours, weekdays: [1, 2, 3, 4, 5, 6, 7] } }, 0).condition).toBe(
      '14:00–17:00. Code KOPI',
    );
  });
});
