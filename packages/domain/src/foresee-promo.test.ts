import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { foreseePromo, type PastOrder } from './foresee-promo';

const draft = {
  code: 'DRAFT',
  kind: 'percent' as const,
  percent: 50,
  amount_off: null,
  bundle: null,
  happy_hours: null,
  budget: null as number | null,
  product_name: null,
  min_price: 0,
  dine_in_only: false,
  new_user_only: false,
  one_per_day: false,
  member_only: false,
  memberMinimum: 200_000,
  total_uses: null as number | null,
};
const shop = { time_zone: 'Asia/Jakarta', tax_percent: 10 };

const order = (day: number, price: number, change: Partial<PastOrder> = {}): PastOrder => ({
  user_id: 'rani',
  placed_at: new Date(Date.UTC(2026, 10, day, 5)),
  delivery_id: DELIVERY.pickUp,
  lines: [{ product_id: 'latte', category_id: 1, size_id: 1, qty: 1, unit_price: price }],
  fee: 0,
  other: null,
  hasOrdered: false,
  isMember: false,
  ...change,
});
const foresee = (change: Partial<typeof draft>, orders: PastOrder[]) =>
  foreseePromo({ draft: { ...draft, ...change }, orders, shop });

it('says how many would have used it, what it would have given, and what is left of the smallest and largest carts', () => {
  const orders = Array.from({ length: 20 }, (_, index) => order(index + 1, (index + 1) * 10_000));
  expect(foresee({ min_price: 100_001 }, orders)).toEqual({
    used: 10,
    given: 775_000,
    instead: 0,
    instead_given: 0,
    ended_at: null,
    cheapest: { carts: 1, before: 121_000, after: 60_500 },
    dearest: { carts: 1, before: 220_000, after: 110_000 },
  });
});

it('leaves an order its own promo where that gives as much, and takes its place where it gives more', () => {
  const orders = [order(1, 20_000, { other: 10_000 }), order(2, 20_000, { other: 4_000 }), order(3, 20_000)];
  expect(foresee({}, orders)).toMatchObject({ used: 2, given: 20_000, instead: 1, instead_given: 4_000 });
});

it('ends at its budget to the rupiah, and at its uses', () => {
  const orders = [order(1, 20_000), order(2, 20_000), order(3, 20_000)];
  expect(foresee({ budget: 15_000 }, orders)).toMatchObject({
    used: 2,
    given: 15_000,
    ended_at: '2026-11-02T05:00:00.000Z',
  });
  expect(foresee({ total_uses: 1 }, orders)).toMatchObject({ used: 1, ended_at: '2026-11-01T05:00:00.000Z' });
});

it('counts once a day, and a first order once', () => {
  const twice = [order(1, 20_000), order(1, 20_000), order(2, 20_000)];
  expect(foresee({ one_per_day: true }, twice).used).toBe(2);
  expect(foresee({ new_user_only: true }, twice).used).toBe(1);
  expect(foresee({ new_user_only: true }, [order(1, 1_000, { hasOrdered: true })]).used).toBe(0);
  expect(foresee({ member_only: true }, [order(1, 1_000), order(2, 1_000, { isMember: true })]).used).toBe(1);
});

it('gives the ride by what it cost then', () => {
  const orders = [order(1, 20_000), order(2, 20_000, { delivery_id: DELIVERY.doorDelivery, fee: 12_000 })];
  expect(foresee({ kind: 'delivery' as never }, orders)).toMatchObject({ used: 1, given: 12_000 });
});

it('says nothing of no orders', () => {
  expect(foresee({}, [])).toMatchObject({ used: 0, given: 0, cheapest: { carts: 0, before: 0, after: 0 } });
});
