import { promos } from '@seduh/api-client/mocks';
import { expect, it } from 'vitest';
import { couponOf as couponIn, type PromoPrint, termsOf as termsIn } from './coupon';
import { words } from './words/en';
import { words as indonesian } from './words/id';

const [promo] = promos;
if (!promo) throw new Error('the fixtures have no promo');

const money = { locale: 'en-GB', currency: 'IDR' };
const couponOf = (print: PromoPrint, index: number) => couponIn(print, index, words, money);
const termsOf = (print: PromoPrint) => termsIn(print, words, money);

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

it.each([
  ['PASTA20', ['From IDR 50,000', 'Once a day']],
  ['HALO', ['First order only', 'Once a day']],
  ['MAKAN', ['From IDR 120,000', 'Dine in only', 'Once a day']],
])('tells the terms of %s by its own rules', (code, terms) => {
  expect(termsOf(promos.find((one) => one.code === code) ?? promo)).toEqual(terms);
});

it('tells of a coupon for everybody that it asks for nothing, and of a bounded one how many there are', () => {
  const free = { dine_in_only: false, new_user_only: false, one_per_day: false, member_only: false, total_uses: null };
  expect(termsOf({ ...promo, code: 'KOPI', min_price: 0, rules: free })).toEqual(['KOPI asks for nothing']);
  expect(termsOf({ ...promo, min_price: 0, rules: { ...free, total_uses: 1000 } })).toEqual(['1,000 uses in all']);
});

it('writes amounts and counts as its language does', () => {
  const rules = { ...promo.rules, one_per_day: false, total_uses: 1000 };
  const print = { ...promo, code: 'KOPI', min_price: 50_000, rules };
  const rupiah = { locale: 'id', currency: 'Rp' };
  expect(termsIn(print, indonesian, rupiah)).toEqual(['Mulai Rp 50.000', 'Total 1.000 kali pakai']);
  expect(couponIn(print, 0, indonesian, rupiah).condition).toBe('Belanja min. Rp 50.000. Kode KOPI');
});

it('shows whole percents, whatever the fraction is in binary', () => {
  expect(couponOf({ ...promo, discount: 0.29 }, 0).offer).toBe('29%');
  expect(couponOf({ ...promo, discount: 0.07 }, 0).offer).toBe('7%');
});

it('goes round the colours when there are more promos than colours', () => {
  expect(couponOf(promo, 5).tone).toBe(couponOf(promo, 0).tone);
});
