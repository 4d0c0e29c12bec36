import type { MethodSums } from '@seduh/contract';
import { CLOSE_MESSAGES, PAYMENT } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import {
  closableFrom,
  closeProblems,
  countedTenders,
  dayVersion,
  differenceOf,
  isCash,
  tenderSums,
  whyNotClosable,
} from './closes';

const moved = (payment_id: MethodSums['payment_id'], received: number, returned = 0): MethodSums => ({
  payment_id,
  received,
  returned,
  payments: 1,
  refunds: returned > 0 ? 1 : 0,
});

describe('what is expected', () => {
  it('is of QRIS what came by QRIS, apart from the cards of the same provider', () => {
    const [card, qris] = [moved(PAYMENT.card, 90_000), moved(PAYMENT.qris, 40_000, 5_000)];
    expect(tenderSums([card, qris], 0, []).slice(1)).toEqual([
      { tender: 'card', methods: [card], expected: 90_000 },
      { tender: 'qris', methods: [qris], expected: 35_000 },
    ]);
  });

  it('is of cash the float, what came in and went back by both ways to pay cash, and what moved beside the orders', () => {
    const methods = [moved(PAYMENT.cash, 90_000, 20_000), moved(PAYMENT.cashOnDelivery, 40_000)];
    const entries = [
      { kind: 'pay in', amount: 50_000 },
      { kind: 'pay out', amount: 15_000 },
    ] as const;
    expect(tenderSums(methods, 200_000, entries)).toEqual([{ tender: 'cash', methods, expected: 345_000 }]);
  });

  it('is of cash nothing on a quiet day, and of others nothing at all', () => {
    expect(tenderSums([], 0, [])).toEqual([{ tender: 'cash', methods: [], expected: 0 }]);
  });

  it('may be less than nothing, where more went back than came in', () => {
    const sums = tenderSums([moved(PAYMENT.card, 10_000, 25_000), moved(PAYMENT.bankAccount, 5_000)], 0, []);
    expect(sums.map(({ tender, expected }) => [tender, expected])).toEqual([
      ['cash', 0],
      ['transfer', 5_000],
      ['card', -15_000],
    ]);
  });

  it('has another version once something came in', () => {
    const day = (received: number) => ({
      day: '2026-11-20',
      float: 0,
      tenders: tenderSums([moved(PAYMENT.cash, received)], 0, []),
    });
    expect(dayVersion(day(1))).toBe(dayVersion(day(1)));
    expect(dayVersion(day(1))).not.toBe(dayVersion(day(2)));
  });

  it('ends in the drawer for cash alone', () => {
    expect(Object.values(PAYMENT).filter(isCash)).toEqual([PAYMENT.cashOnDelivery, PAYMENT.cash]);
  });
});

describe('a day', () => {
  const shop = {
    time_zone: 'Asia/Jakarta',
    hours: [
      { day: 5, open: '07:00', close: '12:00' },
      { day: 5, open: '15:00', close: '21:00' },
      { day: 6, open: '18:00', close: '02:00' },
    ],
    special_days: [{ date: '2026-11-27', name: 'Inventory', spans: [{ open: '07:00', close: '10:00' }] }],
    delivery_window: { days: [], from: '13:00', to: '19:00' },
  };
  const at = (iso: string) => new Date(`${iso}:00+07:00`);

  it('can be closed once the shop has closed for the day, and whenever after', () => {
    expect(closableFrom(shop, '2026-11-20', at('2026-11-20T13:00'))).toEqual(at('2026-11-20T21:00'));
    expect(closableFrom(shop, '2026-11-20', at('2026-11-20T21:00'))).toBeNull();
    expect(closableFrom(shop, '2026-11-20', at('2026-11-24T09:00'))).toBeNull();
  });

  it('goes by hours of its own, and has none on a day that the shop is closed', () => {
    expect(closableFrom(shop, '2026-11-27', at('2026-11-27T10:00'))).toBeNull();
    expect(closableFrom(shop, '2026-11-22', at('2026-11-22T00:00'))).toBeNull();
  });

  it('ends at midnight where the shop stays open beyond', () => {
    expect(closableFrom(shop, '2026-11-21', at('2026-11-21T23:59'))).toEqual(at('2026-11-22T00:00'));
  });

  it('says why it cannot be closed', () => {
    const now = at('2026-11-20T13:00');
    expect(whyNotClosable(shop, '2026-11-20', now)).toBe(CLOSE_MESSAGES.dayRuns('21:00'));
    expect(whyNotClosable(shop, '2026-11-21', now)).toBe(CLOSE_MESSAGES.dayNotBegun);
    expect(whyNotClosable(shop, '2026-11-19', now)).toBeNull();
  });
});

describe('a count', () => {
  const tenders = tenderSums([moved(PAYMENT.cash, 100_000), moved(PAYMENT.terminal, 50_000)], 0, []);
  const cash = (counted: number | null, reason?: string) => ({ tender: 'cash' as const, counted, reason });
  const terminal = { tender: 'terminal' as const, counted: 50_000 };

  it.each([
    ['fits', [cash(100_000), terminal], 100_000, {}],
    ['is missing', [terminal], 0, { 'cash.counted': CLOSE_MESSAGES.countMissing }],
    ['differs without a reason', [cash(98_000, ' '), terminal], 0, { 'cash.reason': CLOSE_MESSAGES.whyDifferent }],
    ['differs with one', [cash(98_000, 'Change given twice'), terminal], 0, {}],
    ['has less than is taken out', [cash(100_000), terminal], 100_001, { taken_out: CLOSE_MESSAGES.leftTooLow }],
    ['says nothing of what is taken out', [cash(100_000), terminal], null, { taken_out: CLOSE_MESSAGES.countMissing }],
  ])('%s', (_, counts, takenOut, problems) => {
    expect(closeProblems(tenders, counts, takenOut)).toEqual(problems);
  });

  it('keeps a reason only where something differs', () => {
    const counted = countedTenders(tenders, [cash(98_000, ' Change '), { ...terminal, reason: 'None' }]);
    expect(counted.map(({ counted: amount, reason }) => [amount, reason])).toEqual([
      [98_000, 'Change'],
      [50_000, null],
    ]);
    expect(differenceOf(counted)).toBe(-2_000);
  });
});
