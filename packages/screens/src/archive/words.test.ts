import { orderIn, paying } from '@seduh/api-client/mocks';
import type { OrderMove } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { words as english } from '../lib/orders/words/en';
import { refundWords } from '../refunds';
import { moneyWords, moveWords, placeWords } from './words';

const refunds = await refundWords.wait('en');

const time = { zone: 'Asia/Jakarta', locale: 'en-GB' };
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
  expect(moveWords({ ...move, ...change }, 'Dine in', english)).toBe(words);
});

it('says when money came and went, by the shop’s calendar', () => {
  const times = { paid_at: '2026-11-20T16:59:00Z', refunded_at: '2026-11-20T17:30:00Z' };
  const payment = { ...paying.refunded.payment, ...times, refunds: [] };
  expect(moneyWords({ payment }, time, refunds)).toEqual([
    'Paid on 20 Nov 2026, 23:59',
    'Refunded IDR 114,500 on 21 Nov 2026, 00:30',
  ]);
  expect(moneyWords(paying.expired as typeof paying.refunded, time, refunds)).toEqual([]);
});

it('says of each refund how much, when and why, also once all is back', () => {
  const at = (iso: string) => ({ created_at: iso, returned_at: iso });
  const [refund] = paying.partlyRefunded.payment.refunds;
  if (!refund) throw new Error('nothing was refunded');
  const first = { ...refund, ...at('2026-11-20T07:00:00Z') };
  const second = { ...refund, ...at('2026-11-21T07:00:00Z'), amount: 87_000, reason: 'The rest too' };
  const payment = { ...paying.partlyRefunded.payment, paid_at: null, refunded_at: second.returned_at };
  expect(moneyWords({ payment: { ...payment, refunds: [first, second] } }, time, refunds)).toEqual([
    'Refunded IDR 27,500 on 20 Nov 2026, 14:00. Refund: The latte was cold',
    'Refunded IDR 87,000 on 21 Nov 2026, 14:00. Refund: The rest too',
  ]);
  const owed = { ...first, state: 'owed' as const, returned_at: null, cause: 'late payment' as const, reason: null };
  expect(moneyWords({ payment: { ...payment, refunded_at: null, refunds: [owed] } }, time, refunds)).toEqual([
    'IDR 27,500 owed since 20 Nov 2026, 14:00. Came too late',
  ]);
});

it('says where it went', () => {
  const { dineIn, pickUp } = DELIVERY;
  expect(placeWords(orderIn('delivered'))).toBe(orderIn('delivered').address);
  expect(placeWords({ ...orderIn('delivered', dineIn), table: '7' })).toBe('Table 7');
  expect(placeWords(orderIn('delivered', dineIn))).toBeNull();
  expect(placeWords(orderIn('picked up', pickUp))).toBeNull();
});
