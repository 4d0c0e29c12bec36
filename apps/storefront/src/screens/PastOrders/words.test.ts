import { orderIn, paying } from '@seduh/api-client/mocks';
import type { OrderMove } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { formatWhen, moneyWords, moveWords, placeWords } from './words';

const move: OrderMove = {
  from: 'pending',
  status_name: 'confirmed',
  at: '2026-11-20T07:30:00Z',
  by: 'staff',
  name: 'Dimas',
  reason: null,
};

it.each<[Partial<OrderMove>, string]>([
  [{}, 'Accepted by Dimas'],
  [{ name: null }, 'Accepted by staff'],
  [{ status_name: 'delivered' }, 'Served by Dimas'],
  [{ status_name: 'pending', by: 'customer', name: null }, 'Order placed by the customer'],
  [
    { status_name: 'cancelled', by: 'system', name: null, reason: 'Not paid in time' },
    'Cancelled by the shop’s clock: Not paid in time',
  ],
])('says what was done, by whom and why (%#)', (change, words) => {
  expect(moveWords({ ...move, ...change }, 'Dine in')).toBe(words);
});

it('says when money came and went, by the shop’s calendar', () => {
  const payment = { ...paying.refunded.payment, paid_at: '2026-11-20T16:59:00Z', refunded_at: '2026-11-20T17:30:00Z' };
  expect(moneyWords({ payment }, 'Asia/Jakarta')).toEqual([
    'Paid on 20 Nov 2026, 23:59',
    'Refunded IDR 114,500 on 21 Nov 2026, 00:30',
  ]);
  expect(moneyWords(paying.expired as typeof paying.refunded, 'Asia/Jakarta')).toEqual([]);
  expect(formatWhen('2025-12-31T17:00:00Z', 'Asia/Jakarta')).toBe('1 Jan 2026, 00:00');
});

it('says where it went', () => {
  const { dineIn, pickUp } = DELIVERY;
  expect(placeWords(orderIn('delivered'))).toBe(orderIn('delivered').address);
  expect(placeWords({ ...orderIn('delivered', dineIn), table: '7' })).toBe('Table 7');
  expect(placeWords(orderIn('delivered', dineIn))).toBeNull();
  expect(placeWords(orderIn('picked up', pickUp))).toBeNull();
});
