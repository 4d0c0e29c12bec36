import { orderIn, paying } from '@seduh/api-client/mocks';
import type { Refund } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { paymentChip, paymentNote, sumRows } from './payment';
import { words as m } from './words/en';

const time = { zone: 'Asia/Jakarta', locale: 'en-GB' };
const words = { m, money: { locale: 'en-GB', currency: 'IDR' } };
const { payment, payment_id } = orderIn('pending');

it.each([
  ['confirmed', 'Cash on delivery. Have IDR 25,000 ready.', undefined],
  ['awaiting', 'Cash on delivery. We wait for IDR 25,000.', undefined],
  ['paid', 'Cash on delivery.', 'Paid'],
  ['failed', 'Cash on delivery. The payment did not go through.', undefined],
  ['expired', 'Cash on delivery. The time to pay has run out.', undefined],
  ['cancelled', 'Nothing to pay.', undefined],
] as const)('says how a %s payment stands', (state, note, chip) => {
  const order = { status_name: 'pending' as const, payment_id, payment: { ...payment, state, amount: 25_000 } };
  expect(paymentNote(order, time, words)).toBe(note);
  expect(paymentChip(order, words)?.label).toBe(chip);
});

it('says that money of a cancelled order goes back, and when it went', () => {
  expect(paymentNote(paying.refundDue, time, words)).toBe('Card. IDR 114,500 is on its way back to you.');
  // half past five in the evening in UTC is tomorrow in the shop
  const refunded = { ...paying.refunded.payment, refunded_at: '2026-11-20T17:30:00Z' };
  expect(paymentNote({ ...paying.refunded, payment: refunded }, time, words)).toBe('Refunded IDR 114,500 on 21 Nov.');
  expect(paymentChip(paying.refunded, words)).toEqual({ label: 'Refunded', tone: 'info' });
});

it('says what of an order is back, and what is on its way', () => {
  const { partlyOwed, partlyRefunded } = paying;
  expect(paymentNote(partlyOwed, time, words)).toBe('Bank account. IDR 27,500 is on its way back to you.');
  expect(paymentChip(partlyOwed, words)?.label).toBe('Paid');
  expect(paymentNote(partlyRefunded, time, words)).toBe('Bank account. Refunded IDR 27,500 of IDR 114,500.');
  expect(paymentChip(partlyRefunded, words)).toEqual({ label: 'Refunded IDR 27,500', tone: 'info' });
  const both = { ...partlyRefunded.payment, owed_amount: 10_000 };
  expect(paymentNote({ ...partlyRefunded, payment: both }, time, words)).toBe(
    'Bank account. Refunded IDR 27,500 of IDR 114,500. IDR 10,000 is on its way back to you.',
  );
  // given back in two parts, maybe on two days
  const [one] = partlyRefunded.payment.refunds;
  const parts = { state: 'refunded' as const, refunded_at: '2026-11-20T17:30:00Z', refunds: [one, one] as Refund[] };
  expect(paymentNote({ ...partlyRefunded, payment: { ...partlyRefunded.payment, ...parts } }, time, words)).toBe(
    'Refunded IDR 114,500.',
  );
});

it('names the promo on what it took off: on the sum, or on the ride', () => {
  const order = {
    ...orderIn('pending'),
    delivery_id: DELIVERY.doorDelivery,
    delivery_area: undefined,
    points: undefined,
  };
  const labels = (change: Partial<typeof order>) => sumRows({ ...order, ...change }, m).map(({ label }) => label);
  expect(labels({ promo_code: 'HALO', discount: 10_000, shipping: 0 })).toEqual([
    'Subtotal',
    'Promo HALO',
    'Tax and fees',
    'Shipping',
  ]);
  expect(labels({ promo_code: 'ANTAR', discount: 0, shipping: 0 })).toContain('Shipping, Promo ANTAR');
  expect(labels({ promo_code: null, discount: 0, shipping: 0 })).toContain('Shipping');
});
