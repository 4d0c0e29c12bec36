import { describe, expect, it } from 'vitest';
import type { PaymentState } from '@seduh/contract';
import { PAYMENT, PAYMENT_STATES } from '@seduh/contract/constants';
import {
  dueAt,
  effectOf,
  firstState,
  isTransfer,
  isUnpaid,
  PAYMENT_OUTCOMES,
  type PaymentEffect,
  whyNotConfirmable,
  isSimulatedQr,
  QRIS_MAX,
  whyNotRetryable,
  whyTooMuch,
} from './payments';

const OUTCOMES = PAYMENT_OUTCOMES;

/** Where each effect leads; a payment that stays is not named. */
const LEADS_TO: Partial<Record<PaymentEffect, PaymentState>> = {
  pays: 'paid',
  fails: 'failed',
  expires: 'expired',
  'pays late': 'paid',
  'gives back': 'refunded',
};
/** How far a payment has come. Late money takes one that was over on to being paid and given back. */
const RANK: Record<PaymentState, number> = {
  confirmed: 0,
  awaiting: 0,
  failed: 1,
  expired: 2,
  cancelled: 2,
  paid: 3,
  refunded: 4,
};

describe.each(['current', 'earlier'] as const)('what is said of the %s attempt', (attempt) => {
  it.each(PAYMENT_STATES)('never takes a payment back that is %s, whatever it says', (state) => {
    const ends = OUTCOMES.map((outcome) => LEADS_TO[effectOf(state, outcome, attempt)] ?? state);
    expect(ends.filter((end) => end !== state && RANK[end] <= RANK[state])).toEqual([]);
  });

  it('changes nothing where it only says that it waits, or where cash was agreed', () => {
    for (const state of PAYMENT_STATES) expect(effectOf(state, 'pending', attempt)).toBe('none');
    for (const outcome of OUTCOMES) expect(effectOf('confirmed', outcome, attempt)).toBe('none');
  });

  it('writes down money that comes when the order is off, so that it can be given back', () => {
    for (const state of ['expired', 'cancelled'] as const) expect(effectOf(state, 'paid', attempt)).toBe('pays late');
  });
});

it('leaves the attempt under way alone when an earlier one fails or runs out', () => {
  for (const outcome of ['failed', 'expired', 'voided', 'refunded'] as const)
    expect(effectOf('awaiting', outcome, 'earlier')).toBe('none');
});

it('takes an earlier attempt’s money for a payment that still waits, and gives it back for one that is paid', () => {
  expect(effectOf('failed', 'paid', 'earlier')).toBe('pays');
  expect(effectOf('paid', 'paid', 'earlier')).toBe('pays twice');
  expect(effectOf('refunded', 'paid', 'earlier')).toBe('pays twice');
});

it('hears the same attempt’s money once', () => {
  expect(effectOf('paid', 'paid', 'current')).toBe('none');
  expect(effectOf('refunded', 'paid', 'current')).toBe('none');
});

it('books what a bank takes back as given back, and a part of it as a part', () => {
  expect(effectOf('paid', 'charged back', 'current')).toBe('gives back');
  expect(effectOf('paid', 'partly refunded', 'current')).toBe('gives back some');
  expect(effectOf('refunded', 'charged back', 'current')).toBe('none');
});

it('knows which payments the kitchen waits for', () => {
  expect(PAYMENT_STATES.filter(isUnpaid)).toEqual(['awaiting', 'failed']);
});

describe.each([
  [
    'card',
    PAYMENT.card,
    { first: 'awaiting', minutes: 30, transfer: false, confirm: [], retry: ['awaiting', 'failed'] },
  ],
  [
    'QRIS',
    PAYMENT.qris,
    { first: 'awaiting', minutes: 30, transfer: false, confirm: [], retry: ['awaiting', 'failed'] },
  ],
  [
    'transfer',
    PAYMENT.bankAccount,
    { first: 'awaiting', minutes: 120, transfer: true, confirm: ['awaiting'], retry: [] },
  ],
  [
    'cash',
    PAYMENT.cashOnDelivery,
    { first: 'confirmed', minutes: null, transfer: false, confirm: ['confirmed'], retry: [] },
  ],
] as const)('%s', (_, method, rules) => {
  it('begins, is waited for, is confirmed and is tried again by its rules', () => {
    const placed = new Date('2026-11-20T07:30:00Z');
    const due = dueAt(method, placed, 120);
    expect([firstState(method, 10_000), firstState(method, 0)]).toEqual([rules.first, 'paid']);
    expect(due && (due.getTime() - placed.getTime()) / 60_000).toBe(rules.minutes);
    expect(isTransfer(method)).toBe(rules.transfer);
    expect(PAYMENT_STATES.filter((state) => whyNotConfirmable(method, state) === null)).toEqual(rules.confirm);
    expect(PAYMENT_STATES.filter((state) => whyNotRetryable(method, state) === null)).toEqual(rules.retry);
  });
});

it('takes by QRIS what one scan may cost, and by anything else any sum', () => {
  expect(whyTooMuch(PAYMENT.qris, QRIS_MAX)).toBeNull();
  expect(whyTooMuch(PAYMENT.qris, QRIS_MAX + 1)).toBe(
    'QRIS takes at most IDR 10,000,000 at once. Choose another way to pay',
  );
  expect(whyTooMuch(PAYMENT.card, QRIS_MAX + 1)).toBeNull();
});

it('knows the simulator’s code from one that banks read', () => {
  expect(isSimulatedQr('/api/payments/simulator/sd-1')).toBe(true);
  expect(isSimulatedQr('00020101021226')).toBe(false);
});

it('says who confirms a payment that staff do not', () => {
  expect(whyNotConfirmable(PAYMENT.card, 'awaiting')).toBe('Card payments are confirmed by their provider');
  expect(whyNotConfirmable(PAYMENT.qris, 'awaiting')).toBe('QRIS payments are confirmed by their provider');
});
