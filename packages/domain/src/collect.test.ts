import { DELIVERY, ORDER_STATUSES, PAYMENT, PAYMENT_STATES } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { calledOnScreen, type CollectableOrder, collectScreen } from './collect';

const NOW = Date.parse('2026-11-20T07:30:00Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

/** A cash order for the counter, placed 10 minutes ago and promised in 5. */
const orderOf = (rest: Partial<CollectableOrder> = {}): CollectableOrder => ({
  number: 'SD-2041',
  status_name: 'preparing',
  delivery_id: DELIVERY.pickUp,
  table: null,
  created_at: minutesAgo(10),
  ready_at: minutesAgo(-5),
  ready_since: rest.status_name === 'ready' ? minutesAgo(1) : null,
  scheduled: false,
  payment_id: PAYMENT.cashOnDelivery,
  payment: { state: 'confirmed', paid_at: null },
  customer: 'Rani Ayu Lestari',
  called_by: 'name',
  ...rest,
});

/** Where an order stands: in one of the columns, or nowhere. */
function columnOf(rest: Partial<CollectableOrder>): 'brewing' | 'ready' | null {
  const { brewing, ready } = collectScreen([orderOf(rest)], NOW);
  return brewing[0] ? 'brewing' : ready[0] ? 'ready' : null;
}

describe('an order for the counter', () => {
  it.each(ORDER_STATUSES.map((status) => [status] as const))('which is %s', (status) => {
    const columns: Partial<Record<typeof status, string>> = {
      confirmed: 'brewing',
      preparing: 'brewing',
      ready: 'ready',
    };
    expect(columnOf({ status_name: status })).toBe(columns[status] ?? null);
  });

  it.each(PAYMENT_STATES.map((state) => [state] as const))('whose payment is %s', (state) => {
    const waits = state === 'awaiting' || state === 'failed';
    expect(columnOf({ payment: { state, paid_at: null } })).toBe(waits ? null : 'brewing');
  });

  it('leaves the screen 20 minutes after it was called', () => {
    const ready = (minutes: number) => columnOf({ status_name: 'ready', ready_since: minutesAgo(minutes) });
    expect([ready(0), ready(19.9), ready(20), ready(600)]).toEqual(['ready', 'ready', null, null]);
    expect(columnOf({ status_name: 'ready', ready_since: null })).toBeNull();
  });

  it('is there an hour before it is wanted, or as soon as somebody begins', () => {
    const wanted = (status_name: 'confirmed' | 'preparing', minutes: number) =>
      columnOf({ status_name, scheduled: true, ready_at: minutesAgo(-minutes) });
    expect([wanted('confirmed', 61), wanted('confirmed', 60)]).toEqual([null, 'brewing']);
    expect(wanted('preparing', 240)).toBe('brewing');
  });

  it('that was forgotten does not stand there all day', () => {
    expect([columnOf({ ready_at: minutesAgo(120) }), columnOf({ ready_at: minutesAgo(121) })]).toEqual([
      'brewing',
      null,
    ]);
  });
});

it('shows who comes for it, and not what is brought', () => {
  expect(columnOf({ delivery_id: DELIVERY.doorDelivery })).toBeNull();
  expect(columnOf({ delivery_id: DELIVERY.dineIn, table: '7' })).toBeNull();
  expect(columnOf({ delivery_id: DELIVERY.dineIn })).toBe('brewing');
  expect(columnOf({ delivery_id: DELIVERY.dineIn, table: '' })).toBe('brewing');
});

it('has what is promised first first, and what became ready last', () => {
  const many = [
    orderOf({ number: 'SD-1', ready_at: minutesAgo(-9) }),
    orderOf({ number: 'SD-2', ready_at: minutesAgo(2), status_name: 'confirmed' }),
    orderOf({ number: 'SD-3', status_name: 'ready', ready_since: minutesAgo(6) }),
    orderOf({ number: 'SD-4', status_name: 'ready', ready_since: minutesAgo(2) }),
  ];
  const { brewing, ready } = collectScreen(many, NOW);
  expect([brewing, ready].map((column) => column.map(({ number }) => number))).toEqual([
    ['SD-2', 'SD-1'],
    ['SD-4', 'SD-3'],
  ]);
});

it('says a number and what its customer is called, and nothing else', () => {
  expect(collectScreen([orderOf()], NOW)).toEqual({ brewing: [{ number: 'SD-2041', called: 'Rani' }], ready: [] });
});

it('calls a guest at the counter what staff have typed', () => {
  const { brewing } = collectScreen([orderOf({ customer: 'Pak Budi', guest: true })], NOW);
  expect(brewing).toEqual([{ number: 'SD-2041', called: 'Pak Budi' }]);
});

it.each([
  ['Rani Ayu Lestari', 'name', 'Rani'],
  ['  rani  ', 'name', 'rani'],
  ['Rani Ayu Lestari', 'initials', 'R. L.'],
  ['rani', 'initials', 'R.'],
  ['𐐨lm Ünal', 'initials', '𐐀. Ü.'],
  ['Rani Ayu', 'number', null],
  ['   ', 'name', null],
  [null, 'name', null],
  [null, 'initials', null],
] as const)('calls %j by %s: %j', (name, calledBy, called) => {
  expect(calledOnScreen(name, calledBy)).toBe(called);
});
