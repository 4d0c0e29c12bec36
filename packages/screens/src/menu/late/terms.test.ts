import { promos } from '@seduh/api-client/mocks';
import { expect, it } from 'vitest';
import type { PromoPrint } from '../../lib/coupon/coupon';
import { termsOf as termsIn } from './terms';
import { words } from './words/en';
import { words as indonesian } from './words/id';

const [promo] = promos;
if (!promo) throw new Error('the fixtures have no promo');

const termsOf = (print: PromoPrint) => termsIn(print, words, { locale: 'en-GB', currency: 'IDR' });

it.each([
  ['PASTA20', ['From IDR 50,000', 'Once a day']],
  ['HALO', ['First order only', 'Once a day']],
  ['MAKAN', ['From IDR 120,000', 'Dine in only', 'Once a day']],
  ['NGOPI', ['From 3 pieces of it', 'Once a day']],
  ['ANTAR', ['Door delivery only', 'From IDR 75,000', 'Once a day']],
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
  const terms = termsIn({ ...promo, min_price: 50_000, rules }, indonesian, { locale: 'id', currency: 'Rp' });
  expect(terms).toEqual(['Mulai Rp50.000', 'Total 1.000 kali pakai']);
});
