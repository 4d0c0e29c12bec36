import { paying } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { expect, it } from 'vitest';
import { canBookLate, canRefund, causeWords, pastRefunds } from '../causes';
import { words as refunds } from '../words/en';
import { lateWords, refundedWords } from './said';
import { words as m } from './words/en';
import { words as indonesian } from './words/id';

const { partlyOwed, partlyRefunded, lateTransfer } = paying;
const rupiah = { locale: 'en', currency: 'IDR' };

it.each<[Order, boolean]>([
  [partlyOwed, true],
  [partlyRefunded, true],
  [{ ...partlyOwed, status_name: 'preparing' }, false],
  [paying.refunded, false],
  // cancelled with all of it owed: nothing is left
  [paying.refundDue, false],
])('says what can still be refunded (%#)', (order, can) => {
  expect(canRefund(order)).toBe(can);
});

it('counts what was paid a second time apart', () => {
  const [refund] = partlyOwed.payment.refunds;
  const twice = { ...partlyOwed.payment, refunds: [{ ...refund, cause: 'paid twice' }] } as Order['payment'];
  expect(pastRefunds({ payment: twice })).toEqual([]);
  expect(pastRefunds(partlyOwed)).toEqual([refund]);
});

it('says why money goes back, and what became of it', () => {
  expect(refundedWords(partlyOwed, m, rupiah)).toBe('IDR 27,500 of SD-2060 is owed back');
  expect(refundedWords(partlyRefunded, m, rupiah)).toBe('IDR 27,500 of SD-2060 refunded');
  expect(refundedWords(partlyRefunded, indonesian, { locale: 'id', currency: 'Rp' })).toBe(
    'Rp27.500 dari SD-2060 sudah dikembalikan',
  );
  expect(causeWords({ cause: 'refund', reason: 'The latte was cold' }, refunds)).toBe('Refund: The latte was cold');
  expect(causeWords({ cause: 'provider', reason: null }, refunds)).toBe('Given back by the provider');
});

it('says what becomes of a transfer that came late', () => {
  expect(canBookLate(lateTransfer as Order)).toBe(true);
  expect(canBookLate(paying.expired as Order)).toBe(false);
  expect(lateWords({ ...partlyOwed, status_name: 'pending' }, m, rupiah)).toBe('SD-2060 is paid and back on the board');
  const owed = { ...partlyOwed, status_name: 'cancelled' as const };
  expect(lateWords(owed, m, rupiah)).toBe('SD-2060 cannot be had any more: IDR 27,500 is owed back');
});
