import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardNumber,
  cardNumberText,
  earnedPoints,
  freeCupRefusal,
  freeCupValue,
  priceWithFreeCup,
  readCardNumber,
  type CountedOrder,
} from './points';
import type { OfferedLine } from './promo-offers';

const rules = { points_on: true, rupiah_per_point: 10_000, free_cup_points: 10, free_cup_cap: 30_000 };
const order: CountedOrder = {
  isHandedOver: true,
  total: 119_999,
  shipping: 10_000,
  refunded: 0,
  isShippingRefunded: false,
};
const line = (unit_price: number, category_id: OfferedLine['category_id'], rest: Partial<OfferedLine> = {}) =>
  ({ product_id: 'a', size_id: 1, qty: 1, unit_price, category_id, ...rest }) satisfies OfferedLine;

describe('points of an order', () => {
  it.each([
    ['are of its goods, floored', {}, 10],
    ['are none before it is handed over', { isHandedOver: false }, 0],
    ['are less what went back of its goods', { refunded: 50_000 }, 5],
    ['stay where the ride went back', { refunded: 10_000, isShippingRefunded: true }, 10],
    ['are none where all went back', { refunded: 119_999 }, 0],
    ['are none where all went back, its ride named', { refunded: 119_999, isShippingRefunded: true }, 0],
    ['are never below none', { refunded: 500_000 }, 0],
  ])('%s', (_name, change, points) => {
    expect(earnedPoints({ ...order, ...change }, 10_000)).toBe(points);
  });

  it('never grow by a refund, and are never worth more than was paid', () => {
    const rupiah = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        rupiah,
        rupiah,
        rupiah,
        rupiah,
        fc.integer({ min: 100, max: 100_000 }),
        (goods, shipping, a, b, per) => {
          const asked = { ...order, total: goods + shipping, shipping };
          const before = earnedPoints({ ...asked, refunded: a }, per);
          expect(earnedPoints({ ...asked, refunded: a + b }, per)).toBeLessThanOrEqual(before);
          expect(before * per).toBeLessThanOrEqual(goods);
        },
      ),
    );
  });
});

describe('a free cup', () => {
  it('is the dearest drink that can be had, and no food', () => {
    const soldOut = line(90_000, 1, { problem: { available: 0 } });
    expect(freeCupValue([line(20_000, 1), line(25_000, 2), line(60_000, 3), soldOut], 30_000)).toBe(25_000);
  });

  it('gives up to the cap, and nothing without a drink', () => {
    expect(freeCupValue([line(45_000, 1)], 30_000)).toBe(30_000);
    expect(freeCupValue([line(45_000, 4), line(1, null)], 30_000)).toBe(0);
  });

  it('leaves a price that nobody is paid for', () => {
    const cart = fc.array(
      fc.record({
        product_id: fc.uuid(),
        size_id: fc.constant(1 as const),
        qty: fc.integer({ min: 1, max: 20 }),
        unit_price: fc.integer({ min: 0, max: 200_000 }),
        category_id: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
      }),
    );
    const shop = { tax_percent: 10, shipping_fee: 10_000 };
    fc.assert(
      fc.property(cart, fc.integer({ min: 1_000, max: 50_000 }), (lines, cap) => {
        const { subtotal, discount, tax, shipping, total } = priceWithFreeCup({ lines, deliveryId: 1, shop }, cap);
        expect(discount).toBeLessThanOrEqual(Math.min(subtotal, cap));
        expect(total).toBe(subtotal - discount + tax + shipping);
        expect(total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  const asked = {
    lines: [line(20_000, 1)],
    holder: { hasCard: true, balance: 10 },
    hasPromo: false,
    memberMinimum: 200_000,
  };
  it.each([
    ['can be had', {}, {}, null],
    ['takes points that bring some', { points_on: false }, {}, 'Points bring no free cups at the moment'],
    ['takes somebody', {}, { holder: null }, 'Log in to use your points'],
    [
      'takes a card',
      {},
      { holder: { hasCard: false, balance: 0 } },
      'Member card needed. It is free with an order of IDR 200,000',
    ],
    ['takes enough points', {}, { holder: { hasCard: true, balance: 7 } }, '3 more points to a free cup'],
    ['counts a debt', {}, { holder: { hasCard: true, balance: -2 } }, '12 more points to a free cup'],
    ['goes with no code', {}, { hasPromo: true }, 'Use either a code or a free cup'],
    ['takes a drink', {}, { lines: [line(20_000, 3)] }, 'Add a drink to have it free'],
  ])('%s', (_name, rule, change, reason) => {
    expect(freeCupRefusal({ ...rules, ...rule }, { ...asked, ...change })).toBe(reason);
  });
});

describe("a card's number", () => {
  const digits = fc.stringMatching(/^\d{11}$/);

  it('reads as it is written, in groups as well', () => {
    fc.assert(
      fc.property(digits, (given) => {
        const number = cardNumber(given);
        expect(readCardNumber(number)).toBe(number);
        expect(readCardNumber(cardNumberText(number))).toBe(number);
      }),
    );
    expect(cardNumberText('482177309154')).toBe('4821 7730 9154');
  });

  it('tells any one digit that was mistyped', () => {
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (given, at, by) => {
        const number = cardNumber(given);
        const wrong = (Number(number[at]) + by) % 10;
        expect(readCardNumber(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBeNull();
      }),
    );
  });

  it.each(['', '123', '4821 7730 915x', '1234567890123'])('is not %j', (typed) => {
    expect(readCardNumber(typed)).toBeNull();
  });
});
