import type { DeliveryId } from '@seduh/contract';
import { describe, expect, it } from 'vitest';
import { DELIVERY } from '@seduh/contract/constants';
import type { OfferedLine } from './promo-offers';
import { judgePromo, type PromoHistory, type PromoTerms } from './promos';

const now = new Date('2026-11-20T07:30:00Z');
const terms: PromoTerms = {
  code: 'PASTA20',
  kind: 'percent',
  percent: 20,
  amount_off: null,
  bundle: null,
  happy_hours: null,
  budget: null,
  given: 0,
  product_name: null,
  min_price: 50_000,
  dine_in_only: false,
  new_user_only: false,
  one_per_day: true,
  member_only: false,
  memberMinimum: 200_000,
  total_uses: null,
  used: 3,
  starts_at: new Date('2026-11-01T00:00:00Z'),
  ends_at: new Date('2026-12-01T00:00:00Z'),
};
const newcomer: PromoHistory = { hasOrdered: false, usedToday: false, isMember: false };
const regular: PromoHistory = { hasOrdered: true, usedToday: false, isMember: true };

interface Case {
  promo?: Partial<PromoTerms>;
  subtotal?: number;
  deliveryId?: DeliveryId;
  history?: PromoHistory | null;
  lines?: OfferedLine[];
  fee?: number;
}

const bare = { lines: [], fee: 0, timeZone: 'Asia/Jakarta' };

function judge({
  promo,
  subtotal = 60_000,
  deliveryId = DELIVERY.pickUp,
  history = newcomer,
  lines = [],
  fee = 0,
}: Case) {
  return judgePromo({ ...terms, ...promo }, { ...bare, subtotal, deliveryId, now, history, lines, fee });
}

const twoAndOne: Partial<PromoTerms> = {
  kind: 'bundle',
  bundle: { buy: 2, free: 1, category_id: 1, product_id: null },
};
const ofLatte: Partial<PromoTerms> = {
  kind: 'bundle',
  bundle: { buy: 2, free: 1, category_id: null, product_id: 'latte' },
};
const latte = (qty: number): OfferedLine => ({
  product_id: 'latte',
  category_id: 1,
  size_id: 1,
  qty,
  unit_price: 25_000,
});

describe('judgePromo', () => {
  it('applies a code that fits', () => {
    expect(judge({})).toEqual({ applied: true, reason: null, missing: null });
    expect(judge({ subtotal: 50_000 }).applied).toBe(true);
    expect(judge({ promo: { total_uses: 4 } }).applied).toBe(true);
    expect(judge({ promo: { dine_in_only: true }, deliveryId: DELIVERY.dineIn }).applied).toBe(true);
    expect(judge({ promo: { budget: 5_000, given: 4_999 } }).applied).toBe(true);
    expect(judge({ promo: twoAndOne, lines: [latte(3)] }).applied).toBe(true);
    expect(judge({ promo: { kind: 'delivery' }, deliveryId: DELIVERY.doorDelivery, fee: 1 }).applied).toBe(true);
    expect(judge({ promo: { happy_hours: { weekdays: [5], from: '14:00', to: '14:31' } } }).applied).toBe(true);
    expect(judge({ promo: { member_only: true }, history: regular }).applied).toBe(true);
    expect(judge({ promo: { one_per_day: false }, history: { ...regular, usedToday: true } }).applied).toBe(true);
  });

  it.each<[string, Case]>([
    ['This code has not started yet', { promo: { starts_at: new Date(now.getTime() + 1) } }],
    ['This code has ended', { promo: { ends_at: now } }],
    ['All uses are gone', { promo: { total_uses: 3 } }],
    ['Only for a first order', { promo: { new_user_only: true }, history: regular }],
    ['Already used today', { history: { ...regular, usedToday: true }, subtotal: 1 }],
    ['Member card needed. It is free with an order of IDR 200,000', { promo: { member_only: true }, subtotal: 1 }],
    ['This code has given all it had', { promo: { budget: 5_000, given: 5_000 } }],
    [
      'Counts only on Monday, Sunday at 14:00 - 17:00',
      { promo: { happy_hours: { weekdays: [1, 7], from: '14:00', to: '17:00' } } },
    ],
    [
      'Counts only at 15:00 - 17:00',
      { promo: { happy_hours: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '15:00', to: '17:00' } } },
    ],
    ['Door delivery only', { promo: { kind: 'delivery' } }],
    ['The ride is free already', { promo: { kind: 'delivery' }, deliveryId: DELIVERY.doorDelivery }],
    ['Add 3 more of Coffee to use PASTA20', { promo: twoAndOne }],
    ['Add 1 more of Coffee to use PASTA20', { promo: twoAndOne, lines: [latte(2)] }],
    ['Add 2 more of Latte to use PASTA20', { promo: { ...ofLatte, product_name: 'Latte' }, lines: [latte(1)] }],
    ['Dine in only', { promo: { dine_in_only: true } }],
    ['Log in to use this code', { history: null }],
    ['Log in to use this code', { history: null, promo: { new_user_only: true, one_per_day: false } }],
    ['Log in to use this code', { history: null, promo: { member_only: true, one_per_day: false } }],
  ])('says %j', (reason, asked) => {
    expect(judge(asked)).toEqual({ applied: false, reason, missing: null });
  });

  it('says how much is missing', () => {
    expect(judge({ subtotal: 38_000 })).toEqual({
      applied: false,
      reason: 'IDR 12,000 more to use PASTA20',
      missing: 12_000,
    });
  });

  it('does not know every code', () => {
    expect(judgePromo(null, { ...bare, subtotal: 1, deliveryId: DELIVERY.dineIn, now, history: null }).reason).toBe(
      'We do not know this code',
    );
  });

  it('asks nobody to log in for a code without a rule about people', () => {
    expect(judge({ promo: { one_per_day: false }, history: null }).applied).toBe(true);
  });
});
