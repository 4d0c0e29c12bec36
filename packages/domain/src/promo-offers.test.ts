import type { CategoryId, DeliveryId } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, LIMITS, PROMO_KINDS } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counts, lineTotal } from './pricing';
import {
  bundlePieces,
  freePieces,
  isHappyHour,
  priceWithPromo,
  type Bundle,
  type OfferedLine,
  type PromoOffer,
} from './promo-offers';
import { judgeRefund, type PastRefund } from './refunds';

const coffee = (qty: number, unit_price: number, change: Partial<OfferedLine> = {}): OfferedLine => ({
  product_id: 'latte',
  category_id: 1,
  size_id: 1,
  qty,
  unit_price,
  ...change,
});
const plain: PromoOffer = { kind: 'percent', percent: 20, amount_off: null, bundle: null };
const amount = (amount_off: number): PromoOffer => ({ ...plain, kind: 'amount', percent: 0, amount_off });
const bundle = (change: Partial<Bundle> = {}): PromoOffer => ({
  ...plain,
  kind: 'bundle',
  percent: 0,
  bundle: { buy: 2, free: 1, category_id: 1, product_id: null, ...change },
});
const ride: PromoOffer = { ...plain, kind: 'delivery', percent: 0 };
const shop = { tax_percent: 10, shipping_fee: 10_000 };

const price = (
  offer: PromoOffer,
  lines: OfferedLine[],
  left: number | null = null,
  deliveryId: DeliveryId = DELIVERY.pickUp,
) => priceWithPromo({ offer, lines, left, deliveryId, shop });

describe('a promo takes off', () => {
  it('percent, as it always did', () => {
    expect(price(plain, [coffee(1, 25_001)])).toMatchObject({
      given: 5_000,
      amounts: { discount: 5_000 },
      isRest: false,
    });
  });

  it('an amount, but no more than the goods cost', () => {
    expect(price(amount(15_000), [coffee(1, 40_000)]).amounts).toMatchObject({ discount: 15_000, tax: 2_500 });
    expect(price(amount(15_000), [coffee(1, 9_000)]).amounts).toMatchObject({ discount: 9_000, total: 0 });
  });

  it('the ride, and nothing of the goods', () => {
    const { amounts, given } = price(ride, [coffee(1, 20_000)], null, DELIVERY.doorDelivery);
    expect({ amounts, given }).toEqual({
      amounts: { subtotal: 20_000, discount: 0, tax: 2_000, shipping: 0, total: 22_000 },
      given: 10_000,
    });
    expect(price(ride, [coffee(1, 20_000)]).given).toBe(0);
  });

  it('the cheapest of what was bought, with what its size and options cost', () => {
    expect(price(bundle(), [coffee(1, 30_000), coffee(1, 22_500), coffee(1, 41_000)]).given).toBe(22_500);
    // one line of several pieces is as good as several lines
    expect(price(bundle(), [coffee(6, 30_000)]).given).toBe(60_000);
    expect(price(bundle(), [coffee(1, 18_000), coffee(5, 30_000)]).given).toBe(48_000);
  });

  it('nothing that is of another category or product, or that cannot be had', () => {
    const food = coffee(3, 1_000, { category_id: 3, product_id: 'toast' });
    expect(price(bundle(), [coffee(2, 30_000), food]).given).toBe(0);
    expect(price(bundle({ category_id: null, product_id: 'toast' }), [coffee(9, 30_000), food]).given).toBe(1_000);
    expect(price(bundle(), [coffee(2, 30_000), coffee(1, 9_000, { problem: { available: 0 } })]).given).toBe(0);
    expect(price(bundle(), [coffee(2, 30_000), coffee(1, 9_000, { category_id: null })]).given).toBe(0);
  });

  it('what its budget has left, and says so', () => {
    expect(price(plain, [coffee(1, 50_000)], 10_000)).toMatchObject({ given: 10_000, isRest: false });
    expect(price(plain, [coffee(1, 50_000)], 9_999)).toMatchObject({ given: 9_999, isRest: true });
    expect(price(ride, [coffee(1, 50_000)], 4_000, DELIVERY.doorDelivery)).toMatchObject({
      given: 4_000,
      isRest: true,
      amounts: { shipping: 6_000 },
    });
  });
});

it.each([
  [2, 1, 0, 0],
  [2, 1, 2, 0],
  [2, 1, 3, 1],
  [2, 1, 5, 1],
  [2, 1, 6, 2],
  [1, 1, 2, 1],
  [1, 1, 3, 1],
  [1, 2, 2, 1],
  [1, 2, 3, 2],
  [3, 2, 4, 1],
  [3, 2, 9, 3],
])('buy %i get %i: of %i pieces %i are free', (buy, free, pieces, expected) => {
  expect(freePieces({ buy, free }, pieces)).toBe(expected);
});

describe('happy hours', () => {
  const zone = 'Asia/Jakarta';
  // a Friday, 14:30 in Jakarta
  const at = (clock: string, day = '2026-11-20') => new Date(`${day}T${clock}:00+07:00`);
  const week = [1, 2, 3, 4, 5];

  it.each([
    [{ weekdays: week, from: '14:00', to: '17:00' }, at('14:00'), true],
    [{ weekdays: week, from: '14:00', to: '17:00' }, at('13:59'), false],
    [{ weekdays: week, from: '14:00', to: '17:00' }, at('17:00'), false],
    [{ weekdays: week, from: '14:00', to: '17:00' }, at('15:00', '2026-11-21'), false],
    [{ weekdays: [5], from: '22:00', to: '02:00' }, at('23:00'), true],
    [{ weekdays: [5], from: '22:00', to: '02:00' }, at('01:59', '2026-11-21'), true],
    [{ weekdays: [5], from: '22:00', to: '02:00' }, at('01:00'), false],
    [{ weekdays: [7], from: '22:00', to: '02:00' }, at('00:30', '2026-11-23'), true],
  ])('%j', (hours, now, expected) => {
    expect(isHappyHour(hours, zone, now)).toBe(expected);
  });
});

// what holds of any promo and any cart

const category = fc.constantFrom<CategoryId>(1, 2, 3, 4);
const product = fc.constantFrom('a', 'b', 'c');
const line: fc.Arbitrary<OfferedLine> = fc.record({
  product_id: product,
  category_id: fc.option(category),
  size_id: fc.constant(1 as const),
  qty: fc.integer({ min: 1, max: LIMITS.lineQuantity }),
  unit_price: fc.integer({ min: 0, max: LIMITS.price }),
  problem: fc.option(fc.record({ available: fc.integer({ min: 0, max: 3 }) })),
});
const pieces = fc.integer({ min: 1, max: LIMITS.promoPieces });
const anyBundle: fc.Arbitrary<Bundle> = fc.oneof(
  fc.record({ buy: pieces, free: pieces, category_id: category, product_id: fc.constant(null) }),
  fc.record({ buy: pieces, free: pieces, category_id: fc.constant(null), product_id: product }),
);
const offer: fc.Arbitrary<PromoOffer> = fc.record({
  kind: fc.constantFrom(...PROMO_KINDS),
  percent: fc.integer({ min: 0, max: 100 }),
  amount_off: fc.integer({ min: 1, max: LIMITS.price }),
  bundle: anyBundle,
});
const asked = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  offer,
  left: fc.option(fc.integer({ min: 0, max: LIMITS.promoBudget })),
  deliveryId: fc.constantFrom(...DELIVERY_METHODS.map(({ id }) => id)),
  shop: fc.record({ tax_percent: fc.integer({ min: 0, max: 30 }), shipping_fee: fc.integer({ min: 0, max: 99_999 }) }),
});

describe('any promo on any cart', () => {
  it('takes off no more than there is, and gives what it takes', () => {
    fc.assert(
      fc.property(asked, (order) => {
        const { amounts, given, isRest } = priceWithPromo(order);
        const { amounts: full } = priceWithPromo({ ...order, left: 0 });
        const { subtotal, discount, tax, shipping, total } = amounts;
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(Math.min(discount, tax, shipping, total, given)).toBeGreaterThanOrEqual(0);
        expect(total).toBe(subtotal - discount + tax + shipping);
        for (const sum of [subtotal, discount, tax, shipping, total]) expect(Number.isSafeInteger(sum)).toBe(true);
        expect(given).toBe(discount + full.shipping - shipping);
        expect(order.left === null || given <= order.left).toBe(true);
        expect(!isRest || given === order.left).toBe(true);
      }),
    );
  });

  it('gives no piece that is dearer than one that is paid', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), anyBundle, (lines, given) => {
        const fitting = lines.filter(
          (one) =>
            counts(one) &&
            (given.product_id ? one.product_id === given.product_id : one.category_id === given.category_id),
        );
        const prices = fitting.flatMap(({ qty, unit_price }) => Array.from({ length: qty }, () => unit_price));
        const count = bundlePieces(given, lines);
        const free = freePieces(given, count);
        expect(count).toBe(prices.length);
        expect(count === 0 || free < count).toBe(true);
        // who adds a piece gets no fewer free
        expect(freePieces(given, count + 1)).toBeGreaterThanOrEqual(free);
        const cheapest = prices.toSorted((a, b) => a - b).slice(0, free);
        expect(price({ ...plain, kind: 'bundle', bundle: given }, lines).given).toBe(
          cheapest.reduce((sum, one) => sum + one, 0),
        );
      }),
    );
  });

  it('is refunded piece by piece to what was paid, and not a rupiah further', () => {
    const steps = fc.array(fc.record({ line: fc.integer({ min: 1, max: 8 }), qty: fc.integer({ min: 1, max: 5 }) }));
    fc.assert(
      fc.property(asked, steps, (order, tries) => {
        const lines = order.lines.map((each) => ({ ...each, problem: null }));
        const { amounts } = priceWithPromo({ ...order, lines });
        const paid = { ...amounts, lines: lines.map((each) => ({ qty: each.qty, line_total: lineTotal(each) })) };
        const past: PastRefund[] = [];
        for (const wanted of [...tries.map((step) => ({ lines: [step], shipping: false })), 'rest' as const]) {
          const verdict = judgeRefund(paid, past, wanted);
          if (verdict.ok) past.push({ ...verdict.choice, amount: verdict.amount });
        }
        expect(past.reduce((sum, { amount: back }) => sum + back, 0)).toBe(paid.total);
      }),
    );
  });
});
