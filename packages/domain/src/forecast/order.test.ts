import { DELIVERY } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShopTimes } from '../possible-times';
import {
  aheadOf,
  busyStations,
  foreseenOf,
  forecastOfOrder,
  shopBusy,
  USUAL_STATIONS,
  type BoardOrder,
  type Work,
} from '.';

const NOW = new Date('2026-11-25T03:00:00Z');
const shop = { lead_minutes: 15, ride_minutes: 20 };
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const order = (id: string, changes: Partial<BoardOrder> = {}): BoardOrder => ({
  id,
  status_name: 'confirmed',
  payment_state: 'confirmed',
  delivery_id: DELIVERY.pickUp,
  scheduled: false,
  placed_at: inMinutes(-5),
  ready_at: inMinutes(5),
  begun_at: null,
  work: { bar: [75] },
  ...changes,
});
const ask = (board: BoardOrder[], id = 'own') => forecastOfOrder(shop, USUAL_STATIONS, board, { id, now: NOW });
const big: Work = { bar: Array.from({ length: 12 }, () => 210) };
const own = order('own');
const to = (board: BoardOrder[]) => ask(board)?.range.to.getTime() ?? 0;

describe('the forecast of an order', () => {
  it('is that of its cart where it is next', () => {
    const cart = { bar: [75] };
    const asked = aheadOf(shop, USUAL_STATIONS, [], { cart, deliveryId: DELIVERY.pickUp, now: NOW });
    expect(ask([own])?.range).toEqual(asked.range);
  });

  it('waits for what was placed before and what is begun, not for what came later', () => {
    const before = order('before', { placed_at: inMinutes(-6), work: big });
    const after = order('after', { placed_at: inMinutes(-4), work: big });
    const begun = order('begun', { ...after, status_name: 'preparing', begun_at: inMinutes(-1) });
    expect(to([after, own])).toBe(to([own]));
    expect(to([own, before])).toBeGreaterThan(to([own]));
    expect(to([begun, own])).toBeGreaterThan(to([own]));
  });

  it('gets nearer once it is begun, and never says that it is done before it is', () => {
    const waits = order('own', { work: { bar: [210, 210] } });
    const begun = { ...waits, status_name: 'preparing', begun_at: inMinutes(-2) } as const;
    expect(to([begun])).toBeLessThan(to([waits]));
    const long = { ...begun, begun_at: inMinutes(-60) };
    expect(to([long])).toBeGreaterThan(NOW.getTime());
  });

  it('is none before the turn of a chosen time, and goes first from then on', () => {
    const waiting = order('waiting', { placed_at: inMinutes(-9), work: big });
    const later = order('own', { scheduled: true, ready_at: inMinutes(16) });
    expect(ask([later])).toBeNull();
    const due = { ...later, ready_at: inMinutes(14) };
    expect(to([waiting, due])).toBe(to([due]));
    // one for the door leaves a ride before
    expect(ask([{ ...later, delivery_id: DELIVERY.doorDelivery, ready_at: inMinutes(34) }])).not.toBeNull();
  });

  it.each([
    ['ready', { status_name: 'ready' }],
    ['not paid', { payment_state: 'awaiting' }],
    ['forgotten', { ready_at: inMinutes(-200) }],
  ] satisfies [string, Partial<BoardOrder>][])('is none of what is %s', (_, changes) => {
    expect(ask([order('own', changes)])).toBeNull();
  });

  it('is never earlier for another order on the board', () => {
    const stored = fc.record({
      placed: fc.integer({ min: -30, max: 0 }),
      begun: fc.option(fc.integer({ min: -30, max: 0 })),
      seconds: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 5 }),
    });
    const boards = fc.array(stored, { maxLength: 6 }).map((all) =>
      all.map(({ placed, begun, seconds }, index) =>
        order(`other ${index}`, {
          placed_at: inMinutes(placed),
          status_name: begun === null ? 'confirmed' : 'preparing',
          begun_at: begun === null ? null : inMinutes(begun),
          work: { bar: seconds },
        }),
      ),
    );
    fc.assert(
      fc.property(boards, (others) => {
        for (let many = 0; many < others.length; many += 1)
          expect(to([...others.slice(0, many + 1), own])).toBeGreaterThanOrEqual(to([...others.slice(0, many), own]));
      }),
    );
  });
});

describe('beside the promise', () => {
  const range = { from: inMinutes(6), to: inMinutes(12) };
  const forecast = { expected: inMinutes(9), earliest: range.to, range };
  const asked = { scheduled: false, reason: null };

  it.each([
    [9, false],
    [8.1, false],
    [8, true],
    [-3, true],
  ])('a promise in %d minutes is late: %s', (minutes, isLate) => {
    expect(foreseenOf(forecast, inMinutes(minutes).getTime(), asked)).toEqual({ ...range, isLate, reason: null });
  });

  it('is late where staff say so, and then not before the promise', () => {
    const said = { scheduled: false, reason: 'No milk' };
    const promised = inMinutes(20);
    expect(foreseenOf(forecast, promised.getTime(), said)).toEqual({
      from: range.from,
      to: promised,
      isLate: true,
      reason: 'No milk',
    });
  });

  it('says nothing of a chosen time that is kept', () => {
    expect(foreseenOf(forecast, inMinutes(12).getTime(), { ...asked, scheduled: true })).toBeNull();
    expect(foreseenOf(forecast, inMinutes(5).getTime(), { ...asked, scheduled: true })?.isLate).toBe(true);
  });
});

describe('where it is busy', () => {
  const busy = (board: BoardOrder[], busy_minutes: number | null) =>
    busyStations(shop, { ...USUAL_STATIONS, busy_minutes }, board, NOW);

  it('is each station whose next cup takes longer than the limit, and none without one', () => {
    const board = [order('bar', { work: big }), order('kitchen', { work: { kitchen: [210, 210, 210, 210] } })];
    expect(busy(board, 20)).toEqual(['bar']);
    expect(busy(board, 8)).toEqual(['bar', 'kitchen']);
    expect(busy(board, 240)).toEqual([]);
    expect(busy(board, null)).toEqual([]);
  });

  it('is told everybody with the first time that has room, and nobody while it is closed', () => {
    const open: ShopTimes = {
      ...shop,
      time_zone: 'UTC',
      hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' })),
      delivery_window: { days: [], from: '00:00', to: '23:59' },
    };
    const board = [order('bar', { work: big })];
    const rules = { ...USUAL_STATIONS, busy_minutes: 20 };
    const told = shopBusy(open, rules, board, NOW);
    // nobody rides at any time
    expect(told).toMatchObject({ stations: ['bar'], times: [{ delivery_id: 1 }, { delivery_id: 3 }] });
    for (const { delivery_id: deliveryId, at } of told?.times ?? []) {
      const cup = aheadOf(open, rules, board, { cart: { bar: [60] }, deliveryId, now: NOW });
      expect(cup.hasRoom(new Date(at), NOW)).toBe(true);
      expect(Date.parse(at)).toBeGreaterThanOrEqual(cup.earliest.getTime());
    }
    expect(shopBusy(open, { ...rules, busy_minutes: 240 }, board, NOW)).toBeUndefined();
    expect(shopBusy({ ...open, hours: [] }, rules, board, NOW)).toBeUndefined();
  });

  it('is not where all of it is ready, or nobody has paid', () => {
    expect(busy([order('ready', { work: big, status_name: 'ready' })], 20)).toEqual([]);
    expect(busy([order('unpaid', { work: big, payment_state: 'awaiting' })], 20)).toEqual([]);
  });
});
