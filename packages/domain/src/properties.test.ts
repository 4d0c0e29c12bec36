import type { DeliveryId, OrderStatus, PaymentState, SizeId } from '@seduh/contract';
import {
  DELIVERY,
  DELIVERY_METHODS,
  LIMITS,
  ORDER_STATUSES,
  PAYMENT_STATES,
  PROMO_KINDS,
  SIZES,
} from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDay } from './hours';
import { isFinal } from './order-status';
import { legalMoves, type MoveActor } from './orders';
import { effectOf, PAYMENT_OUTCOMES, type PaymentEffect } from './payments';
import { counts, lineTotal, priceOrder, type PricedLine } from './pricing';
import { judgePromo } from './promos';
import { judgeRefund, type PastRefund } from './refunds';
import { addDays, startOfDay } from './zoned-clock';

// What holds whatever is asked: not examples, but carts, moments and histories drawn at random.

const oneOf = <Id>(all: readonly { id: Id }[]) => fc.constantFrom(...all.map(({ id }) => id));
const line: fc.Arbitrary<PricedLine> = fc.record({
  product_id: fc.uuid(),
  size_id: oneOf<SizeId>(SIZES),
  qty: fc.integer({ min: 1, max: LIMITS.lineQuantity }),
  unit_price: fc.integer({ min: 0, max: LIMITS.price }),
  problem: fc.option(fc.record({ available: fc.integer({ min: 0, max: 3 }) })),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: LIMITS.cartLines }),
  percent: fc.integer({ min: 0, max: 100 }),
  deliveryId: oneOf<DeliveryId>(DELIVERY_METHODS),
  shop: fc.record({
    tax_percent: fc.integer({ min: 0, max: 100 }),
    shipping_fee: fc.integer({ min: 0, max: LIMITS.price }),
  }),
});

describe('any cart', () => {
  it('costs its lines − discount + tax + shipping, to the rupiah', () => {
    fc.assert(
      fc.property(order, (asked) => {
        const { subtotal, discount, tax, shipping, total } = priceOrder(asked);
        expect(subtotal).toBe(asked.lines.filter(counts).reduce((sum, each) => sum + lineTotal(each), 0));
        expect(total).toBe(subtotal - discount + tax + shipping);
        for (const amount of [subtotal, discount, tax, shipping, total])
          expect(Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });

  it('never costs less than nothing, whatever its promo takes off', () => {
    fc.assert(
      fc.property(order, (asked) => {
        const { subtotal, discount, tax, shipping, total } = priceOrder(asked);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(Math.min(discount, tax, shipping, total)).toBeGreaterThanOrEqual(0);
        expect(asked.deliveryId === DELIVERY.doorDelivery || shipping === 0).toBe(true);
      }),
    );
  });

  it('has a promo that either applies or says why not', () => {
    const terms = fc.record({
      code: fc.constant('PASTA20'),
      kind: fc.constantFrom(...PROMO_KINDS),
      percent: fc.nat(100),
      amount_off: fc.nat(LIMITS.price),
      bundle: fc.record({
        buy: fc.integer({ min: 1, max: 3 }),
        free: fc.integer({ min: 1, max: 3 }),
        category_id: fc.constant(1 as const),
        product_id: fc.constant(null),
      }),
      happy_hours: fc.option(
        fc.record({
          weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
          from: fc.constant('10:00'),
          to: fc.constant('02:00'),
        }),
      ),
      budget: fc.option(fc.nat(LIMITS.price)),
      given: fc.nat(LIMITS.price),
      product_name: fc.option(fc.constant('Latte')),
      min_price: fc.integer({ min: 0, max: LIMITS.price }),
      dine_in_only: fc.boolean(),
      new_user_only: fc.boolean(),
      one_per_day: fc.boolean(),
      member_only: fc.boolean(),
      memberMinimum: fc.integer({ min: 0, max: LIMITS.price }),
      total_uses: fc.option(fc.nat(10)),
      used: fc.nat(10),
      starts_at: fc.date({ noInvalidDate: true }),
      ends_at: fc.date({ noInvalidDate: true }),
    });
    const asked = fc.record({
      subtotal: fc.integer({ min: 0, max: LIMITS.price }),
      deliveryId: oneOf<DeliveryId>(DELIVERY_METHODS),
      lines: fc.array(fc.record({ line, category: fc.constantFrom(1 as const, 2 as const, null) })),
      fee: fc.nat(20_000),
      timeZone: fc.constant('Asia/Jakarta'),
      now: fc.date({ noInvalidDate: true, min: new Date('2000-01-02'), max: new Date('2099-12-30') }),
      history: fc.option(fc.record({ hasOrdered: fc.boolean(), usedToday: fc.boolean(), isMember: fc.boolean() })),
    });
    fc.assert(
      fc.property(terms, asked, (promo, cart) => {
        const { applied, reason, missing } = judgePromo(promo, {
          ...cart,
          lines: cart.lines.map((one) => ({ ...one.line, category_id: one.category })),
        });
        expect(applied).toBe(reason === null);
        expect(!applied || cart.subtotal >= promo.min_price).toBe(true);
        expect(missing === null || cart.subtotal + missing === promo.min_price).toBe(true);
      }),
    );
  });

  it('is refunded in any steps to what was paid, and not a rupiah further', () => {
    const steps = fc.array(fc.record({ line: fc.integer({ min: 1, max: 4 }), qty: fc.integer({ min: 1, max: 5 }) }));
    const sold = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      percent: fc.integer({ min: 0, max: 100 }),
      deliveryId: oneOf<DeliveryId>(DELIVERY_METHODS),
      shop: fc.record({ tax_percent: fc.integer({ min: 0, max: 30 }), shipping_fee: fc.constant(10_000) }),
    });
    fc.assert(
      fc.property(sold, steps, (asked, tries) => {
        const lines = asked.lines.map((each) => ({ ...each, problem: null }));
        const amounts = priceOrder({ ...asked, lines });
        const paid = { ...amounts, lines: lines.map((each) => ({ qty: each.qty, line_total: lineTotal(each) })) };
        const past: PastRefund[] = [];
        for (const wanted of [...tries.map((step) => ({ lines: [step], shipping: false })), 'rest' as const]) {
          const verdict = judgeRefund(paid, past, wanted);
          if (verdict.ok) past.push({ ...verdict.choice, amount: verdict.amount });
        }
        expect(past.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid.total);
      }),
    );
  });
});

describe.each(['Asia/Jakarta', 'America/New_York', 'Pacific/Kiritimati'])('a year in %s', (zone) => {
  const HOUR_MS = 3_600_000;
  const first = Date.parse('2026-01-01T00:00:00Z');
  const isIn = (day: string, at: Date) => startOfDay(zone, day) <= at && at < startOfDay(zone, day, 1);

  it('has every moment on exactly one business day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * HOUR_MS }), (since) => {
        const at = new Date(first + since);
        const day = businessDay(zone, at);
        expect([addDays(day, -1), day, addDays(day, 1)].map((each) => isIn(each, at))).toEqual([false, true, false]);
      }),
      { numRuns: 500 },
    );
  });

  it('has no day that comes twice or is left out, hour by hour', () => {
    const days = new Set<string>();
    let last = businessDay(zone, new Date(first));
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const day = businessDay(zone, new Date(first + hour * HOUR_MS));
      expect([last, addDays(last, 1)]).toContain(day);
      days.add(day);
      last = day;
    }
    expect(days.size).toBeGreaterThanOrEqual(365);
  });
});

describe('any order', () => {
  const actors = fc.infiniteStream(fc.tuple(fc.constantFrom<MoveActor>('customer', 'staff'), fc.nat()));

  it('ends, whoever moves it how', () => {
    fc.assert(
      fc.property(oneOf<DeliveryId>(DELIVERY_METHODS), actors, (deliveryId, choices) => {
        let status: OrderStatus = 'pending';
        const seen: OrderStatus[] = [status];
        while (!isFinal(status)) {
          const [actor, choice] = choices.next().value as [MoveActor, number];
          const moves: OrderStatus[] = legalMoves({ status, deliveryId, payment: 'paid' }, actor);
          const next: OrderStatus | undefined = moves[choice % Math.max(moves.length, 1)];
          if (next === undefined) continue;
          status = next;
          expect(seen).not.toContain(status);
          seen.push(status);
        }
        for (const actor of ['customer', 'staff'] as const)
          expect(legalMoves({ status, deliveryId, payment: 'paid' }, actor)).toEqual([]);
        expect(seen.length).toBeLessThanOrEqual(ORDER_STATUSES.length);
      }),
    );
  });

  it('has nobody begin what is not paid for', () => {
    fc.assert(
      fc.property(
        oneOf<DeliveryId>(DELIVERY_METHODS),
        fc.constantFrom<PaymentState>('awaiting', 'failed', 'expired'),
        (deliveryId, payment) => {
          expect(legalMoves({ status: 'pending', deliveryId, payment }, 'staff')).toEqual(['cancelled']);
        },
      ),
    );
  });

  it('takes the money of one attempt once, in whatever order its provider tells of it', () => {
    const LEADS_TO: Partial<Record<PaymentEffect, PaymentState>> = {
      pays: 'paid',
      fails: 'failed',
      expires: 'expired',
      'pays late': 'refunded',
      'gives back': 'refunded',
    };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAYMENT_OUTCOMES)), (outcomes) => {
        let state: PaymentState = 'awaiting';
        let taken = 0;
        for (const outcome of outcomes) {
          const effect = effectOf(state, outcome, 'current');
          if (effect === 'pays' || effect === 'pays late' || effect === 'pays twice') taken += 1;
          state = LEADS_TO[effect] ?? state;
          expect(PAYMENT_STATES).toContain(state);
        }
        expect(taken).toBeLessThanOrEqual(1);
      }),
    );
  });
});
