import { PAYMENT } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { changeOf, counterProblems, isCalledByNumber, likelyCash } from './counter';
import { dueAt, firstState, isTransfer, whyNotConfirmable, whyNotRetryable } from './payments';
import { promisedAt } from './promise';
import { mayComeLate, wayBack } from './refunds';

describe.each([PAYMENT.cash, PAYMENT.terminal])('what staff take at the counter (%i)', (paymentId) => {
  it('is paid from the start, waits for nobody and is confirmed by nobody', () => {
    expect(firstState(paymentId, 25_000)).toBe('paid');
    expect(dueAt(paymentId, new Date(0), 120)).toBeNull();
    expect(isTransfer(paymentId)).toBe(false);
    expect(whyNotConfirmable(paymentId, 'paid')).toBe('This payment is paid already');
    expect(whyNotRetryable(paymentId, 'paid')).toBe('This order is not paid by card or QRIS');
    expect(mayComeLate('cancelled', paymentId, 'cancelled')).toBe(false);
  });

  it('is back with its guest as soon as staff say so', () => {
    for (const from of ['pending', 'preparing', 'ready', 'picked up'] as const)
      expect(wayBack(paymentId, 'staff', from)).toBe('returned');
  });

  it('leaves the promise where it was', () => {
    const [created_at, ready_at] = ['2026-11-20T07:00:00.000Z', '2026-11-20T07:15:00.000Z'];
    const payment = { state: 'paid', paid_at: '2026-11-20T07:05:00.000Z' } as const;
    expect(promisedAt({ created_at, ready_at, scheduled: false, payment_id: paymentId, payment })).toBe(
      Date.parse(ready_at),
    );
  });
});

it('no pause and no closing that is near keeps a guest away, everything else does', () => {
  const problems = (['PAUSED', 'CLOSED', 'FULL', 'TOO_LATE'] as const).map((code) => ({ code, msg: code }));
  expect(counterProblems(problems).map(({ code }) => code)).toEqual(['CLOSED', 'FULL']);
  expect(counterProblems([])).toEqual([]);
});

it('knows who gave no name', () => {
  expect(isCalledByNumber({ number: 'SD-2041', customer_name: 'SD-2041' })).toBe(true);
  expect(isCalledByNumber({ number: 'SD-2041', customer_name: '2041' })).toBe(false);
});

it.each([
  [0, []],
  [27_500, [27_500, 30_000, 40_000, 50_000, 100_000]],
  [50_000, [50_000, 60_000, 100_000]],
  [101_000, [101_000, 110_000, 120_000, 150_000, 200_000]],
])('of %i a guest is likely to give %j', (total, sums) => {
  expect(likelyCash(total)).toEqual(sums);
});

it('says what goes back, and what is short', () => {
  expect([changeOf(27_500, 50_000), changeOf(27_500, 20_000)]).toEqual([22_500, -7_500]);
});
