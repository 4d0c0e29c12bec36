import { orderIn, paying } from '@seduh/api-client/mocks';
import type { OrderMove } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { words as orders } from '../../lib/orders/words/en';
import { words as indonesianOrders } from '../../lib/orders/words/id';
import { refundWords } from '../../refunds';
import { moneyWords, moveWords, placeWords } from './facts';
import { words as m } from './words/en';
import { words as indonesian } from './words/id';

const told = { m, refunds: await refundWords.wait('en'), money: { locale: 'en', currency: 'IDR' } };

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
  expect(moveWords({ ...move, ...change }, 'Dine in', { m, orders })).toBe(words);
});

it('says when money came and went, by the shop’s calendar', () => {
  const times = { paid_at: '2026-11-20T16:59:00Z', refunded_at: '2026-11-20T17:30:00Z' };
  const payment = { ...paying.refunded.payment, ...times, refunds: [] };
  expect(moneyWords({ payment }, time, told)).toEqual([
    'Paid on 20 Nov 2026, 23:59',
    'Refunded IDR 114,500 on 21 Nov 2026, 00:30',
  ]);
  expect(moneyWords(paying.expired as typeof paying.refunded, time, told)).toEqual([]);
});

it('says of each refund how much, when and why, also once all is back', () => {
  const at = (iso: string) => ({ created_at: iso, returned_at: iso });
  const [refund] = paying.partlyRefunded.payment.refunds;
  if (!refund) throw new Error('nothing was refunded');
  const first = { ...refund, ...at('2026-11-20T07:00:00Z') };
  const second = { ...refund, ...at('2026-11-21T07:00:00Z'), amount: 87_000, reason: 'The rest too' };
  const payment = { ...paying.partlyRefunded.payment, paid_at: null, refunded_at: second.returned_at };
  expect(moneyWords({ payment: { ...payment, refunds: [first, second] } }, time, told)).toEqual([
    'Refunded IDR 27,500 on 20 Nov 2026, 14:00. Refund: The latte was cold',
    'Refunded IDR 87,000 on 21 Nov 2026, 14:00. Refund: The rest too',
  ]);
  const owed = { ...first, state: 'owed' as const, returned_at: null, cause: 'late payment' as const, reason: null };
  expect(moneyWords({ payment: { ...payment, refunded_at: null, refunds: [owed] } }, time, told)).toEqual([
    'IDR 27,500 owed since 20 Nov 2026, 14:00. Came too late',
  ]);
});

it('says where it went', () => {
  const { dineIn, pickUp } = DELIVERY;
  expect(placeWords(orderIn('delivered'), orders)).toBe(orderIn('delivered').address);
  expect(placeWords({ ...orderIn('delivered', dineIn), table: '7' }, orders)).toBe('Table 7');
  expect(placeWords(orderIn('delivered', dineIn), orders)).toBeNull();
  expect(placeWords(orderIn('picked up', pickUp), orders)).toBeNull();
});

it('says it in Indonesian', async () => {
  const words = { m: indonesian, refunds: await refundWords.wait('id'), money: { locale: 'id', currency: 'Rp' } };
  const cancelled = { ...move, status_name: 'cancelled' as const, reason: 'Taronya habis' };
  expect(moveWords(cancelled, 'Dine in', { m: indonesian, orders: indonesianOrders })).toBe(
    'Dibatalkan, oleh Dimas: Taronya habis',
  );
  const payment = { ...paying.refunded.payment, paid_at: null, refunded_at: '2026-08-20T17:30:00Z', refunds: [] };
  expect(moneyWords({ payment }, { ...time, locale: 'id' }, words)).toEqual([
    'Rp114.500 dikembalikan pada 21 Agu 2026, 00.30',
  ]);
});
