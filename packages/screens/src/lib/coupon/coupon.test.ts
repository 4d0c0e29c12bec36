import { promos } from '@seduh/api-client/mocks';
import { expect, it } from 'vitest';
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
