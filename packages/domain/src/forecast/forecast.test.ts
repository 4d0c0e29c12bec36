import { DELIVERY, STATIONS } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast, roomOf, USUAL_STATIONS, workOf, type ForecastQuestion, type MadePieces, type OpenOrder } from '.';

const NOW = new Date('2026-11-25T03:00:00Z');
const MINUTE_MS = 60_000;
const minutesFromNow = (at: Date) => (at.getTime() - NOW.getTime()) / MINUTE_MS;
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

const lattes = (qty: number, seconds = 75): MadePieces => ({
  product_id: 'latte',
  qty,
  work: { station: 'bar', seconds },
  options: [],
});
const made = (...lines: MadePieces[]) => workOf(lines, USUAL_STATIONS);
const waiting = (...lines: MadePieces[]): OpenOrder => ({ work: made(...lines), begunAt: null, scheduledAt: null });
const asked = (changes: Partial<ForecastQuestion> = {}): ForecastQuestion => ({
  rules: USUAL_STATIONS,
  shop: { lead_minutes: 15, ride_minutes: 20 },
  board: [],
  cart: made(lattes(1)),
  deliveryId: DELIVERY.pickUp,
  now: NOW,
  ...changes,
});
const minutes = (changes: Partial<ForecastQuestion>) => minutesFromNow(forecast(asked(changes)).earliest);

describe('work', () => {
  it('shares between equal pieces of one order, and starts a new batch when one is full', () => {
    expect(made(lattes(1))).toEqual({ bar: [75] });
    expect(made(lattes(4))).toEqual({ bar: [210] });
    expect(made(lattes(3), lattes(2))).toEqual({ bar: [210, 75] });
  });

  it('adds an option to its cup, and makes it by itself where it belongs to another station', () => {
    const options = [
      { station: 'bar', seconds: 25 },
      { station: 'kitchen', seconds: 40 },
      { station: 'counter', seconds: 0 },
    ] as const;
    expect(made({ ...lattes(1), options })).toEqual({ bar: [100], kitchen: [40] });
  });
});

describe('a forecast', () => {
  it('says a few minutes for a latte on an empty board, and well beyond a quarter of an hour behind 27 orders', () => {
    expect(minutes({})).toBeGreaterThan(2);
    expect(minutes({})).toBeLessThan(5);
    expect(minutes({ board: Array.from({ length: 27 }, () => waiting(lattes(2))) })).toBeGreaterThan(22);
  });

  it('waits at its own station only', () => {
    const rice: MadePieces = { product_id: 'rice', qty: 9, work: { station: 'kitchen', seconds: 360 }, options: [] };
    expect(minutes({ board: [waiting(rice)] })).toBe(minutes({}));
  });

  it('counts less of what has been begun, and what is scheduled only once its time has come', () => {
    const big = waiting(lattes(12));
    const begun = { ...big, begunAt: NOW.getTime() - 2 * MINUTE_MS };
    const soon = { ...big, scheduledAt: inMinutes(16).getTime() };
    const later = { ...big, scheduledAt: inMinutes(90).getTime() };
    const [none, all] = [minutes({}), minutes({ board: [big] })];
    expect(minutes({ board: [begun] })).toBeLessThan(all);
    expect(minutes({ board: [begun] })).toBeGreaterThan(none);
    expect(minutes({ board: [soon] })).toBe(all);
    expect(minutes({ board: [later] })).toBe(none);
  });

  it('is at the door a ride later', () => {
    expect(minutes({ deliveryId: DELIVERY.doorDelivery })).toBeGreaterThan(minutes({}) + 20);
  });
});

const pieces = fc.record({
  product_id: fc.constantFrom('latte', 'rice', 'bun'),
  qty: fc.integer({ min: 1, max: 12 }),
  work: fc.record({ station: fc.constantFrom(...STATIONS), seconds: fc.integer({ min: 0, max: 600 }) }),
  options: fc.array(fc.record({ station: fc.constantFrom(...STATIONS), seconds: fc.integer({ min: 0, max: 60 }) }), {
    maxLength: 2,
  }),
});
const lines = fc.array(pieces, { maxLength: 4 });
const minute = (min: number, max: number) => fc.integer({ min, max }).map((at) => inMinutes(at).getTime());
const openOrder: fc.Arbitrary<OpenOrder> = fc.record({
  work: lines.map((each) => made(...each)),
  begunAt: fc.option(minute(-60, 0)),
  scheduledAt: fc.option(minute(-30, 120)),
});
const question = fc.record({
  rules: fc.record({
    people: fc.record({
      bar: fc.integer({ min: 0, max: 5 }),
      kitchen: fc.integer({ min: 0, max: 5 }),
      counter: fc.integer({ min: 0, max: 5 }),
    }),
    batch_pieces: fc.integer({ min: 1, max: 6 }),
    batch_share: fc.integer({ min: 0, max: 100 }),
    pace: fc.integer({ min: 50, max: 200 }),
    handover_seconds: fc.integer({ min: 0, max: 300 }),
  }),
  shop: fc.record({ lead_minutes: fc.integer({ min: 0, max: 60 }), ride_minutes: fc.integer({ min: 0, max: 60 }) }),
  board: fc.array(openOrder, { maxLength: 6 }),
  cart: lines.map((each) => made(...each)),
  deliveryId: fc.constantFrom(DELIVERY.pickUp, DELIVERY.doorDelivery),
  now: fc.constant(NOW),
});

describe('any forecast', () => {
  it('is never before now, and within its range', () => {
    fc.assert(
      fc.property(question, (any) => {
        const { earliest, range } = forecast(any);
        expect(range.from.getTime()).toBeGreaterThanOrEqual(NOW.getTime());
        expect(range.from.getTime()).toBeLessThanOrEqual(earliest.getTime());
        expect(earliest.getTime()).toBeLessThanOrEqual(range.to.getTime());
      }),
    );
  });

  it('is never earlier for more work: on the board, in the cart, in one more piece', () => {
    fc.assert(
      fc.property(question, openOrder, lines, pieces, (any, more, own, further) => {
        const before = forecast(any).earliest;
        for (const place of [0, any.board.length])
          expect(forecast({ ...any, board: any.board.toSpliced(place, 0, more) }).earliest >= before).toBe(true);
        const cart = (all: MadePieces[]) => forecast({ ...any, cart: workOf(all, any.rules) }).earliest;
        expect(cart([...own, further]) >= cart(own)).toBe(true);
        expect(cart(own.map((line, index) => (index === 0 ? { ...line, qty: line.qty + 1 } : line))) >= cart(own)).toBe(
          true,
        );
      }),
    );
  });

  it('is never later for more staff', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...STATIONS), (any, station) => {
        const people = { ...any.rules.people, [station]: any.rules.people[station] + 1 };
        const { earliest } = forecast({ ...any, rules: { ...any.rules, people } });
        expect(earliest <= forecast(any).earliest).toBe(true);
      }),
    );
  });

  it('has room in an empty shop for whatever is asked, and never less for less work', () => {
    fc.assert(
      fc.property(question, openOrder, fc.integer({ min: 120, max: 600 }), (any, more, ahead) => {
        const at = inMinutes(ahead);
        expect(roomOf({ ...any, board: [] })(at)).toBe(true);
        expect(roomOf(any)(at) || !roomOf({ ...any, board: [...any.board, more] })(at)).toBe(true);
      }),
    );
  });
});

describe('a time', () => {
  it('is full once others have it, while the next one is not', () => {
    const at = inMinutes(60);
    const others = Array.from({ length: 7 }, () => ({ ...waiting(lattes(4)), scheduledAt: at.getTime() }));
    expect(roomOf(asked({ board: others.slice(0, 3) }))(at)).toBe(true);
    expect(roomOf(asked({ board: others }))(at)).toBe(false);
    expect(roomOf(asked({ board: others }))(inMinutes(75))).toBe(true);
  });

  it('is full while the board is not through', () => {
    const board = Array.from({ length: 30 }, () => waiting(lattes(4)));
    expect(roomOf(asked({ board }))(inMinutes(45))).toBe(false);
    expect(roomOf(asked({ board }))(inMinutes(150))).toBe(true);
  });
});

describe('a busy shop', () => {
  const asked = (orders: number, busy_minutes: number | null): ForecastQuestion => ({
    rules: { ...USUAL_STATIONS, busy_minutes },
    shop: { lead_minutes: 15, ride_minutes: 20 },
    board: Array.from({ length: orders }, () => ({ work: { bar: [75, 75] }, begunAt: null, scheduledAt: null })),
    cart: { bar: [75] },
    deliveryId: DELIVERY.pickUp,
    now: NOW,
  });

  it('says so beyond its limit, and adds a quarter of what is beyond; within it nothing changes', () => {
    const [plain, calm, busy] = [null, 30, 10].map((limit) => forecast(asked(10, limit)));
    if (!plain || !calm || !busy) throw new Error('no forecasts');
    expect(calm).toEqual(plain);
    expect(plain.isBusy).toBe(false);
    expect(busy.isBusy).toBe(true);
    const beyond = minutesFromNow(plain.earliest) - 10;
    expect(beyond).toBeGreaterThan(1);
    expect(minutesFromNow(busy.earliest)).toBeCloseTo(minutesFromNow(plain.earliest) + beyond / 4, 1);
    expect([busy.range.from, busy.expected]).toEqual([plain.range.from, plain.expected]);
    expect(busy.range.to).toEqual(busy.earliest);
  });

  it('is not busy because a ride is long', () => {
    const toDoor = { ...asked(0, 10), deliveryId: DELIVERY.doorDelivery };
    expect(minutesFromNow(forecast(toDoor).earliest)).toBeGreaterThan(20);
    expect(forecast(toDoor).isBusy).toBe(false);
  });

  it('never promises earlier for a limit, nor for more on its board', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 5, max: 60 }), (orders, limit) => {
        const told = forecast(asked(orders, limit)).earliest.getTime();
        expect(told).toBeGreaterThanOrEqual(forecast(asked(orders, null)).earliest.getTime());
        expect(forecast(asked(orders + 1, limit)).earliest.getTime()).toBeGreaterThanOrEqual(told);
      }),
    );
  });
});
