import { describe, expect, it } from 'vitest';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { priceOrder } from './pricing';
import {
  isRefundable,
  judgeRefund,
  mayComeLate,
  MONEY_BACK,
  paymentAfterCancel,
  refundAmount,
  refundRest,
  refundSums,
  wayBack,
  type PastRefund,
  type SoldOrder,
} from './refunds';

/** An order as it is priced; one number a line: qty × unit price. */
function sold(lines: [qty: number, price: number][], { percent = 0, tax = 10, shipping = 0 } = {}): SoldOrder {
  const priced = lines.map(([qty, unit_price]) => ({ product_id: 'p', size_id: 1 as const, qty, unit_price }));
  const shop = { tax_percent: tax, shipping_fee: shipping };
  const amounts = priceOrder({ lines: priced, percent, deliveryId: DELIVERY.doorDelivery, shop });
  return { ...amounts, lines: priced.map(({ qty, unit_price }) => ({ qty, line_total: qty * unit_price })) };
}

/** Numbers that look drawn but are the same each time (mulberry32). */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('refunds in any steps', () => {
  it.each(Array.from({ length: 300 }, (_, seed) => seed))('add up to what was paid, never passing it (%i)', (seed) => {
    const draw = drawer(seed);
    const lines = Array.from({ length: 1 + draw(6) }, (): [number, number] => [
      1 + draw(99),
      draw(3) ? draw(90_000) : 1,
    ]);
    const order = sold(lines, { percent: draw(101), tax: draw(30), shipping: draw(2) * 10_000 });
    const past: PastRefund[] = [];
    let paid = 0;
    for (let rest = refundRest(order, past); rest.shipping || rest.lines.some((left) => left > 0);) {
      const line = draw(order.lines.length);
      const qty = Math.min(rest.lines[line] ?? 0, 1 + draw(40));
      const choice = { lines: qty > 0 ? [{ line: line + 1, qty }] : [], shipping: rest.shipping && draw(4) === 0 };
      const amount = refundAmount(order, past, choice);
      paid += amount;
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(paid).toBeLessThanOrEqual(order.total);
      past.push({ ...choice, amount });
      rest = refundRest(order, past);
    }
    expect(paid).toBe(order.total);
    expect(refundRest(order, past).amount).toBe(0);
  });

  it('cost each line its share of discount and tax, to the rupiah', () => {
    // 100,000 less 20 %, tax 10 %: 88,000 for the goods, three quarters of it for the first line
    const order = sold(
      [
        [3, 25_000],
        [1, 25_000],
      ],
      { percent: 20, shipping: 10_000 },
    );
    expect(order.total).toBe(98_000);
    expect(refundAmount(order, [], { lines: [{ line: 1, qty: 3 }], shipping: false })).toBe(66_000);
    expect(refundAmount(order, [], { lines: [{ line: 1, qty: 1 }], shipping: false })).toBe(22_000);
    expect(refundAmount(order, [], { lines: [{ line: 2, qty: 1 }], shipping: true })).toBe(32_000);
  });

  it('hold for sums past 2^53', () => {
    const order = sold(
      Array.from({ length: 50 }, () => [99, 100_000_000]),
      { percent: 33 },
    );
    const each = order.lines.map((_, index) =>
      refundAmount(order, [], { lines: [{ line: index + 1, qty: 99 }], shipping: false }),
    );
    expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(order.total);
  });
});

describe('a refund', () => {
  const order = sold(
    [
      [2, 25_000],
      [1, 30_000],
    ],
    { shipping: 10_000 },
  );
  const one = { lines: [{ line: 1, qty: 1 }], shipping: false };
  const past = [{ ...one, amount: 27_500 }];

  it('is of what was asked for, or of everything that is left', () => {
    expect(judgeRefund(order, [], one)).toEqual({ ok: true, choice: one, amount: 27_500 });
    expect(judgeRefund(order, past, 'rest')).toEqual({
      ok: true,
      choice: {
        lines: [
          { line: 1, qty: 1 },
          { line: 2, qty: 1 },
        ],
        shipping: true,
      },
      amount: 70_500,
    });
  });

  it('of everything is of what a mere amount has left', () => {
    const charged = [{ lines: [], shipping: false, amount: 90_000 }];
    expect(judgeRefund(order, charged, 'rest')).toMatchObject({ ok: true, amount: 8_000 });
    expect(judgeRefund(order, charged, one)).toEqual({ ok: false, reason: 'Only IDR 8,000 is left to refund' });
  });

  it.each([
    ['nothing', { lines: [], shipping: false }, past, 'Choose what is refunded'],
    ['a line that is not there', { lines: [{ line: 3, qty: 1 }], shipping: false }, past, 'This order has no line 3'],
    ['more pieces than are left', { lines: [{ line: 1, qty: 2 }], shipping: false }, past, 'Only 1 left of line 1'],
    ['a line named twice', { lines: [one.lines[0], one.lines[0]], shipping: false }, past, 'Only 1 left of line 1'],
    ['a line again', one, [...past, ...past], 'Line 1 has been refunded already'],
    [
      'the shipping again',
      { lines: [], shipping: true },
      [{ lines: [], shipping: true, amount: 10_000 }],
      'There is no shipping to refund',
    ],
    [
      'anything once all is back',
      one,
      [{ lines: [], shipping: false, amount: 98_000 }],
      'Everything has been refunded already',
    ],
  ])('of %s is refused', (_, wanted, before, reason) => {
    expect(judgeRefund(order, before, wanted as typeof one)).toEqual({ ok: false, reason });
  });

  it('of what cost nothing is refused', () => {
    const withGift = sold([
      [1, 0],
      [1, 20_000],
    ]);
    expect(judgeRefund(withGift, [], one)).toEqual({ ok: false, reason: 'Nothing was paid for this' });
  });
});

it('is made by hand once an order is over and paid', () => {
  expect(isRefundable('delivered', 'paid')).toBe(true);
  expect(isRefundable('cancelled', 'paid')).toBe(true);
  expect(isRefundable('preparing', 'paid')).toBe(false);
  expect(isRefundable('delivered', 'refunded')).toBe(false);
});

it('a transfer may come late for an order that is off and was not paid', () => {
  expect(mayComeLate('cancelled', 2, 'expired')).toBe(true);
  expect(mayComeLate('cancelled', 2, 'cancelled')).toBe(true);
  expect(mayComeLate('cancelled', 2, 'paid')).toBe(false);
  expect(mayComeLate('cancelled', 3, 'cancelled')).toBe(false);
  expect(mayComeLate('pending', 2, 'awaiting')).toBe(false);
});

it.each([
  [PAYMENT.cashOnDelivery, 'staff', 'ready', 'returned'],
  [PAYMENT.cashOnDelivery, 'staff', 'delivered', 'returned'],
  [PAYMENT.cashOnDelivery, 'staff', 'out for delivery', 'owed'],
  [PAYMENT.cashOnDelivery, 'customer', 'pending', 'owed'],
  [PAYMENT.terminal, 'staff', 'ready', 'returned'],
  [PAYMENT.bankAccount, 'staff', 'ready', 'owed'],
  [PAYMENT.card, 'staff', 'delivered', 'card'],
  [PAYMENT.qris, 'customer', 'pending', 'app'],
] as const)('money goes back as it came, cash at once where both stand at the counter: %i by %s from %s', (...of) => {
  const [payment, by, from, way] = of;
  expect(wayBack(payment, by, from)).toBe(way);
  expect(MONEY_BACK[way]).toMatch(/money/);
});

const returned = { cause: 'refund', amount: 20_000, state: 'returned' } as const;
const owed = { ...returned, amount: 5_000, state: 'owed' } as const;
const twice = { cause: 'paid twice', amount: 60_000, state: 'returned' } as const;

describe('what refunds come to', () => {
  const payment = { state: 'paid', amount: 60_000 } as const;

  it('is what is back, what is owed and what is left', () => {
    expect(refundSums([returned, owed], payment)).toEqual({
      refunded: 20_000,
      owed: 5_000,
      left: 35_000,
      isRefunded: false,
    });
    expect(refundSums([returned, { ...returned, amount: 40_000 }], payment)).toMatchObject({
      left: 0,
      isRefunded: true,
    });
  });

  it('counts what was paid twice as owed until it is back, and never as the order’s own money', () => {
    expect(refundSums([twice], payment)).toEqual({ refunded: 0, owed: 0, left: 60_000, isRefunded: false });
    expect(refundSums([{ ...twice, state: 'owed' }], payment)).toMatchObject({ owed: 60_000, isRefunded: false });
  });

  it('does not end a payment while some of it is only owed, nor one that is not paid', () => {
    expect(refundSums([{ ...owed, amount: 60_000 }], payment)).toMatchObject({ left: 0, isRefunded: false });
    expect(refundSums([{ ...returned, amount: 60_000 }], { ...payment, state: 'refunded' }).isRefunded).toBe(false);
  });
});

describe('cancelling', () => {
  it.each([
    ['confirmed', 'ends'],
    ['awaiting', 'ends'],
    ['failed', 'ends'],
    ['expired', 'none'],
    ['cancelled', 'none'],
    ['refunded', 'none'],
  ] as const)('of a payment that is %s: %s', (state, effect) => {
    expect(paymentAfterCancel({ state, amount: 60_000 }, [])).toEqual({ effect });
  });

  it.each([
    ['all of it', 60_000, [], { effect: 'gives back', amount: 60_000 }],
    ['what is neither back nor owed yet', 60_000, [returned, owed], { effect: 'gives back', amount: 35_000 }],
    ['all of it also where it was paid twice', 60_000, [twice], { effect: 'gives back', amount: 60_000 }],
    ['nothing where all of it is owed already', 60_000, [{ ...owed, amount: 60_000 }], { effect: 'none' }],
    ['nothing of nothing, which is refunded by that', 0, [], { effect: 'is refunded' }],
  ] as const)('what is paid gives back %s', (_, amount, refunds, after) => {
    expect(paymentAfterCancel({ state: 'paid', amount }, refunds)).toEqual(after);
  });
});
