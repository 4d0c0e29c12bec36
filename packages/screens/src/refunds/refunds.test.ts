import { paying } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { lateQuestion, lateWords } from './BookTransfer';
import { howItGoesBack, refundedWords } from './RefundDialog';
import { canBookLate, canRefund, causeWords, pastRefunds } from './causes';
import { words as m } from './words/en';

const { partlyOwed, partlyRefunded, lateTransfer } = paying;

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

it('says how money goes back, and what became of it', () => {
  expect(howItGoesBack({ payment_id: PAYMENT.card })).toBe('The card’s provider gives it back.');
  expect(howItGoesBack(partlyOwed)).toBe('It is owed until you have sent it and say so under Owed.');
  expect(howItGoesBack({ payment_id: PAYMENT.cashOnDelivery })).toBe('Hand it to the customer now, in cash.');
  expect(refundedWords(partlyOwed)).toBe('IDR 27,500 of SD-2060 is owed back');
  expect(refundedWords(partlyRefunded)).toBe('IDR 27,500 of SD-2060 refunded');
  expect(causeWords({ cause: 'refund', reason: 'The latte was cold' }, m)).toBe('Refund: The latte was cold');
  expect(causeWords({ cause: 'provider', reason: null }, m)).toBe('Given back by the provider');
});

it('says what becomes of a transfer that came late', () => {
  expect(canBookLate(lateTransfer as Order)).toBe(true);
  expect(canBookLate(paying.expired as Order)).toBe(false);
  expect(lateQuestion('expired')).toMatch(/taken up again if all of it can still be had/);
  expect(lateQuestion('cancelled')).toBe('The order was cancelled, so the money is owed back.');
  expect(lateWords({ ...partlyOwed, status_name: 'pending' })).toBe('SD-2060 is paid and back on the board');
  const owed = { ...partlyOwed, status_name: 'cancelled' as const };
  expect(lateWords(owed)).toBe('SD-2060 cannot be had any more: IDR 27,500 is owed back');
});
