import { DELIVERY } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShopTimes } from '../possible-times';
import { upToMinute } from '../promise';
import {
  aheadOf,
  busyStations,
  foreseenBy,
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
    const { from, to: end } = ask([own])?.range ?? asked.range;
    expect(asked.range).toEqual({ from, to: new Date(upToMinute(end.getTime())) });
    expect(asked.earliest).toEqual(asked.range.to);
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

  it('has all of it before it where it has only just been begun, and what was begun earlier', () => {
    const cups: Work = { bar: Array.from({ length: 6 }, () => 100) };
    const begun = order('own', { status_name: 'preparing', begun_at: NOW, work: cups });
    // two people, three each
    const hands = USUAL_STATIONS.handover_seconds;
    expect(ask([begun])?.expected).toEqual(new Date(NOW.getTime() + (300 + hands) * 1_000));
    const earlier = order('earlier', { ...begun, id: 'earlier', begun_at: inMinutes(-1) });
    expect(to([earlier, begun])).toBeGreaterThan(to([begun]));
    expect(to([begun, { ...earlier, begun_at: inMinutes(1) }])).toBe(to([begun]));
  });

  it('counts what staff say is made, and knows of the rest when it was not begun before', () => {
    const four: Work = { bar: [75, 75, 75, 75] };
    const begun = order('own', { status_name: 'preparing', begun_at: inMinutes(-1), work: four });
    const made = (done: number, minutes: number) => ({
      ...begun,
      pieces: [{ station: null, category_id: 1 as const, qty: 4, done }],
      poured_at: done === 0 ? null : inMinutes(minutes),
    });
    expect(to([made(0, 0)])).toBe(to([begun]));
    const all = [1, 2, 3, 4].map((done) => to([made(done, 0)]));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(new Set(all).size).toBeGreaterThan(2);
    // nothing is left but the hand-over
    const { expected } = ask([made(4, 0)]) ?? {};
    expect(expected).toEqual(new Date(NOW.getTime() + USUAL_STATIONS.handover_seconds * 1_000));
    // nobody has touched it for a minute: what is left has been under way since
    expect(to([made(2, -1)])).toBeLessThan(to([made(2, 0)]));
    // who waits behind it has less to wait for
    const behind = order('behind', { placed_at: inMinutes(-1) });
    const wait = (ahead: BoardOrder) => ask([ahead, behind], 'behind')?.range.to.getTime() ?? 0;
    const bigAhead = { ...begun, work: big, begun_at: NOW };
    const half = {
      ...bigAhead,
      pieces: [{ station: null, category_id: 1 as const, qty: 12, done: 6 }],
      poured_at: NOW,
    };
    expect(wait(half)).toBeLessThan(wait(bigAhead));
  });

  it('counts pieces where they are made, and takes from no other station', () => {
    const mixed = order('own', {
      status_name: 'preparing',
      begun_at: NOW,
      work: { bar: [75], kitchen: [240] },
      poured_at: NOW,
      pieces: [
        { station: null, category_id: 1, qty: 1, done: 1 },
        { station: 'kitchen', category_id: 3, qty: 1, done: 0 },
      ],
    });
    const kitchenOnly = order('own', { status_name: 'preparing', begun_at: NOW, work: { kitchen: [240] } });
    expect(ask([mixed])).toEqual(ask([kitchenOnly]));
  });

  describe('of a ride', () => {
    const packed = order('own', { status_name: 'ready', delivery_id: DELIVERY.doorDelivery });
    const out = (minutes: number) =>
      ({ ...packed, status_name: 'out for delivery', left_at: inMinutes(minutes) }) as const;

    it('is a whole one from now while it waits for a rider, and what is left of it once it has left', () => {
      expect(ask([packed])?.expected).toEqual(inMinutes(20));
      expect(ask([out(-5)])?.expected).toEqual(inMinutes(15));
      expect(ask([out(-5)])?.range.from.getTime()).toBeLessThan(inMinutes(15).getTime());
      expect(ask([out(-5)])?.range.to.getTime()).toBeGreaterThan(inMinutes(15).getTime());
    });

    it('is never over before it is', () => {
      expect(ask([out(-60)])?.expected).toEqual(inMinutes(5));
    });

    it('is none of what stands in the shop, is not paid, or is there', () => {
      expect(ask([{ ...packed, delivery_id: DELIVERY.dineIn }])).toBeNull();
      expect(ask([{ ...packed, payment_state: 'awaiting' }])).toBeNull();
      expect(ask([{ ...packed, status_name: 'delivered' }])).toBeNull();
      expect(ask([{ ...packed, ready_at: inMinutes(-200) }])).toBeNull();
    });

    it('keeps nobody waiting at the bar', () => {
      expect(to([own, order('other', { ...packed, id: 'other', work: big })])).toBe(to([own]));
    });
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

  describe('of orders that nobody has begun', () => {
    const alone = { ...USUAL_STATIONS, people: { bar: 1, kitchen: 1, counter: 1 } };
    const end = (board: BoardOrder[], id: string) =>
      forecastOfOrder(shop, alone, board, { id, now: NOW })?.expected.getTime() ?? 0;

    it('of one chosen time is never earlier for the one placed later', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: -60, max: 0 }), { minLength: 2, maxLength: 8 }), (times) => {
          const board = times.map((placed, index) =>
            order(`${index}`, { placed_at: inMinutes(placed), scheduled: true, ready_at: inMinutes(10) }),
          );
          const inTurn = board.toSorted((one, other) => Number(one.placed_at) - Number(other.placed_at));
          const ends = inTurn.map(({ id }) => end(board, id));
          // one person, and as much work in each
          expect(ends).toEqual(ends.map((_, place) => (ends[0] ?? 0) + place * 75_000));
        }),
      );
    });

    it('is ahead of exactly one of each two', () => {
      const one = fc.record({
        placed: fc.integer({ min: -60, max: 0 }),
        chosen: fc.option(fc.integer({ min: 0, max: 3 })),
      });
      fc.assert(
        fc.property(fc.tuple(one, one), (drafts) => {
          const board = drafts.map(({ placed, chosen }, index) =>
            order(`${index}`, {
              placed_at: inMinutes(placed),
              ...(chosen !== null && { scheduled: true, ready_at: inMinutes(chosen * 5) }),
            }),
          );
          const waits = board.filter((each) => end(board, each.id) > end([each], each.id));
          expect(waits).toHaveLength(1);
        }),
      );
    });
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

describe('what staff say of an order', () => {
  const said = { reason: 'No water', minutes: 30 };
  const foresee = (changes: Partial<BoardOrder>, what: { reason: string | null; minutes: number | null } = said) => {
    const asked = order('own', { scheduled: true, ready_at: inMinutes(90), ...changes });
    return foreseenBy(shop, USUAL_STATIONS, [asked], NOW)(asked, new Date(asked.ready_at).getTime(), what);
  };

  it('is all that is known of one that nobody begins yet', () => {
    const at = inMinutes(120);
    expect(foresee({})).toEqual({ from: at, to: at, isLate: true, reason: 'No water' });
    expect(foresee({}, { ...said, minutes: null })?.to).toEqual(inMinutes(90));
    expect(foresee({}, { reason: null, minutes: null })).toBeNull();
  });

  it('is told of none that is not paid, or is there', () => {
    expect(foresee({ payment_state: 'awaiting' })).toBeNull();
    expect(foresee({ status_name: 'ready' })).toBeNull();
    expect(foresee({ status_name: 'cancelled' })).toBeNull();
  });

  it('stands beside the board from its turn on, and once somebody has begun it', () => {
    expect(foresee({ ready_at: inMinutes(15) })?.to).toEqual(inMinutes(45));
    const begun = foresee({ status_name: 'preparing', begun_at: NOW });
    expect(begun?.to).toEqual(inMinutes(120));
    expect(begun?.from.getTime()).toBeLessThan(inMinutes(90).getTime());
  });
});

describe('beside the promise', () => {
  const range = { from: inMinutes(6), to: inMinutes(12) };
  const forecast = { expected: inMinutes(9), earliest: range.to, range };
  const asked = { saysOnlyLate: false, reason: null, minutes: null };

  it.each([
    [9, false],
    [8.1, false],
    [8, true],
    [-3, true],
  ])('a promise in %d minutes is late: %s', (minutes, isLate) => {
    expect(foreseenOf(forecast, inMinutes(minutes).getTime(), asked)).toEqual({ ...range, isLate, reason: null });
  });

  it('is late where staff say so, and then not before the promise', () => {
    const said = { ...asked, reason: 'No milk' };
    const promised = inMinutes(20);
    expect(foreseenOf(forecast, promised.getTime(), said)).toEqual({
      from: range.from,
      to: promised,
      isLate: true,
      reason: 'No milk',
    });
  });

  it('is not before the minutes that staff say, nor before the board', () => {
    const promised = inMinutes(10).getTime();
    const late = (minutes: number) => foreseenOf(forecast, promised, { ...asked, reason: 'No milk', minutes })?.to;
    expect(late(15)).toEqual(inMinutes(25));
    expect(late(1)).toEqual(range.to);
  });

  it('ends with a full minute, never before what is worked out or said', () => {
    const ms = fc.integer({ min: 0, max: 3_600_000 });
    const minutes = fc.option(fc.integer({ min: 1, max: 180 }));
    fc.assert(
      fc.property(ms, ms, ms, minutes, (first, second, promise, late) => {
        const end = new Date(NOW.getTime() + Math.max(first, second));
        const of = {
          expected: end,
          earliest: end,
          range: { from: new Date(NOW.getTime() + Math.min(first, second)), to: end },
        };
        const promised = NOW.getTime() + promise;
        const told = foreseenOf(of, promised, { ...asked, reason: late === null ? null : 'No milk', minutes: late });
        const least = Math.max(end.getTime(), late === null ? 0 : promised + late * 60_000);
        expect(told?.to.getTime()).toBe(upToMinute(least));
        expect(told?.from).toEqual(of.range.from);
      }),
    );
  });

  it('says nothing of a chosen time that is kept', () => {
    expect(foreseenOf(forecast, inMinutes(12).getTime(), { ...asked, saysOnlyLate: true })).toBeNull();
    expect(foreseenOf(forecast, inMinutes(5).getTime(), { ...asked, saysOnlyLate: true })?.isLate).toBe(true);
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
