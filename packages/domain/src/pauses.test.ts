import type { DeliveryId, Pause } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, LIMITS, MESSAGES } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseEnd, pauseOf, pauseReason, pausesAt, pauseTarget } from './pauses';
import { firstPossibleTime, minutesNeeded, possibleTimes, type ShopTimes } from './possible-times';
import { schedule } from './schedule';
import { whyOff } from './why-off';

const { dineIn, doorDelivery, pickUp } = DELIVERY;
const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }));
const shop: ShopTimes = {
  time_zone: 'Asia/Jakarta',
  hours: everyDay('07:00', '21:00'),
  delivery_window: { days: [1, 2, 3, 4, 5], from: '13:00', to: '19:00' },
  lead_minutes: 15,
  ride_minutes: 20,
};
/** 2026-11-20 is a Friday. */
const jakarta = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}+07:00`);
const now = jakarta('14:30:00');
const pause = (delivery_id: DeliveryId | null, until: Date, until_reopened = false): Pause => ({
  delivery_id,
  until: until.toISOString(),
  until_reopened,
});
const untilThree = pause(pickUp, jakarta('15:00:00'));
const untilOpening = pause(null, jakarta('07:00:00', '2026-11-21'), true);
const problems = (pauses: Pause[], time: string, deliveryId: DeliveryId = pickUp, at = now) =>
  schedule({ ...shop, pauses }, deliveryId, time, at).problems;

describe('the end of a pause', () => {
  it.each([
    ['on the whole minute', shop, 15, jakarta('14:30:22'), jakarta('14:46:00')],
    ['to the minute', shop, 15, now, jakarta('14:45:00')],
    ['at the next opening, until reopened', shop, null, now, jakarta('07:00:00', '2026-11-21')],
    ['at the opening after today, before it', shop, null, jakarta('06:30:00'), jakarta('07:00:00', '2026-11-21')],
    ['at the opening, in the night', shop, null, jakarta('23:00:00'), jakarta('07:00:00', '2026-11-21')],
    [
      'at the opening, where more was asked for',
      shop,
      60,
      jakarta('06:30:00', '2026-11-21'),
      jakarta('07:30:00', '2026-11-21'),
    ],
    [
      'past midnight',
      { ...shop, hours: everyDay('18:00', '02:00') },
      null,
      jakarta('01:00:00', '2026-11-21'),
      jakarta('18:00:00', '2026-11-21'),
    ],
    [
      'at midnight, in a shop that never closes',
      { ...shop, hours: everyDay('00:00', '24:00') },
      60,
      jakarta('23:40:00'),
      jakarta('00:00:00', '2026-11-21'),
    ],
  ])('is %s', (_, at, minutes, from, end) => {
    expect(pauseEnd(at, minutes, from)).toEqual(end);
  });
});

describe('what is paused', () => {
  it('is the delivery method itself, or all of them, until the moment of the end', () => {
    const paused = { pauses: [untilThree] };
    expect(pauseOf(paused, pickUp, now)).toBe(untilThree);
    expect(pauseOf(paused, dineIn, now)).toBeNull();
    expect(pauseOf(paused, pickUp, jakarta('14:59:59'))).toBe(untilThree);
    expect(pauseOf(paused, pickUp, jakarta('15:00:00'))).toBeNull();
    expect(pausesAt(paused, jakarta('15:00:00'))).toEqual([]);
    expect(pauseOf({ pauses: [untilOpening] }, dineIn, now)).toBe(untilOpening);
  });

  it('goes by the pause that ends last', () => {
    expect(pauseOf({ pauses: [untilOpening, untilThree] }, pickUp, now)).toBe(untilOpening);
    expect(pauseOf({ pauses: [untilThree, untilOpening] }, pickUp, now)).toBe(untilOpening);
  });

  it('is nothing where an answer of the version before knows of none', () => {
    expect([pauseOf({}, pickUp, now), pausesAt({}, now)]).toEqual([null, []]);
  });

  it('says why', () => {
    expect(pauseReason('Asia/Jakarta', untilThree)).toBe('Paused until 15:00');
    expect(pauseReason('Asia/Jakarta', untilOpening)).toBe('Paused for now');
  });
});

it.each([
  ['all', null],
  ['3', 3],
  ['2', undefined],
  ['03', undefined],
  ['', undefined],
  ['0x3', undefined],
])('reads what %j of a path names', (id, target) => {
  expect(pauseTarget(id)).toBe(target);
});

describe('an order', () => {
  it.each<[string, Pause[], string, DeliveryId, string | null]>([
    ['for now', [untilThree], 'now', pickUp, 'Pick up is paused until 15:00. Order for today 15:15 or later'],
    ['for now by another method', [untilThree], 'now', dineIn, null],
    [
      'for a time inside',
      [untilThree],
      '2026-11-20T14:45:00+07:00',
      pickUp,
      'Pick up is paused until 15:00. Order for today 15:15 or later',
    ],
    [
      'for a time that leaves none to make it',
      [untilThree],
      '2026-11-20T15:14:00+07:00',
      pickUp,
      'Pick up is paused until 15:00. Order for today 15:15 or later',
    ],
    ['for the first time', [untilThree], '2026-11-20T15:15:00+07:00', pickUp, null],
    ['for now of all', [untilOpening], 'now', dineIn, 'Orders are paused for now. Order for tomorrow 07:15 or later'],
    [
      'to the door, beyond the weekend',
      [untilOpening],
      'now',
      doorDelivery,
      'Orders are paused for now. Order for Monday 13:00 or later',
    ],
    ['for tomorrow', [untilOpening], '2026-11-21T07:15:00+07:00', dineIn, null],
  ])('%s', (_, pauses, time, deliveryId, msg) => {
    expect(problems(pauses, time, deliveryId)).toEqual(msg === null ? [] : [{ code: 'PAUSED', msg }]);
  });

  it('hears first of what a pause has nothing to do with', () => {
    const night = jakarta('22:00:00');
    expect(problems([untilOpening], 'now', pickUp, night).map(({ code }) => code)).toEqual(['CLOSED']);
    const saturday = jakarta('14:00:00', '2026-11-21');
    const paused = [pause(doorDelivery, jakarta('15:00:00', '2026-11-21'))];
    expect(problems(paused, 'now', doorDelivery, saturday).map(({ code }) => code)).toEqual(['DELIVERY_WINDOW']);
  });
});

// whatever is paused, when, and in which shop
const moment = fc
  .integer({ min: Date.parse('2026-10-20T00:00:00Z'), max: Date.parse('2026-11-05T00:00:00Z') })
  .map((ms) => new Date(ms));
const hours = fc.constantFrom(
  shop.hours,
  everyDay('18:00', '02:00'),
  [...everyDay('07:00', '11:00'), ...everyDay('15:00', '21:00')],
  shop.hours.filter(({ day }) => day < 6),
);
const anyShop = fc
  .record({ hours, time_zone: fc.constantFrom('Asia/Jakarta', 'Europe/Berlin', 'Australia/Lord_Howe'), at: moment })
  .chain(({ at, ...of }) =>
    fc.record({
      at: fc.constant(at),
      of: fc.constant<ShopTimes>({ ...shop, ...of, hours: [...of.hours] }),
      pauses: fc.array(
        fc
          .tuple(
            fc.constantFrom<DeliveryId | null>(null, ...DELIVERY_METHODS.map(({ id }) => id)),
            fc.option(fc.integer({ min: 1, max: LIMITS.pauseMinutes })),
            fc.integer({ min: 0, max: 90 }),
          )
          .map(([deliveryId, minutes, before]) =>
            pause(
              deliveryId,
              pauseEnd({ ...shop, ...of, hours: [...of.hours] }, minutes, new Date(at.getTime() - before * 60_000)),
              minutes === null,
            ),
          ),
        { maxLength: 3 },
      ),
    }),
  );

describe('whatever is paused', () => {
  it('offers no time inside it, and none that is refused', () => {
    fc.assert(
      fc.property(
        anyShop,
        fc.constantFrom(...DELIVERY_METHODS.map(({ id }) => id)),
        ({ at, of, pauses }, deliveryId) => {
          const paused = { ...of, pauses };
          const running = pauseOf(paused, deliveryId, at);
          const times = possibleTimes(paused, deliveryId, at).flatMap((day) => day.times);
          const needed = minutesNeeded(of, deliveryId) * 60_000;
          const begin = running ? Date.parse(running.until) + needed : 0;
          expect(times.filter((time) => time.getTime() < begin)).toEqual([]);
          // judging each of hundreds takes its time: the first ones are those that a pause is next to
          const judged = [...times.slice(0, 4), ...times.slice(-1)];
          expect(judged.flatMap((time) => schedule(paused, deliveryId, time.toISOString(), at).problems)).toEqual([]);
          // an order for now is refused while it is paused, and else as it would be without
          const isOff = (one: ShopTimes) => schedule(one, deliveryId, 'now', at).problems.length > 0;
          expect(isOff(paused)).toBe(running !== null || isOff(of));
          // a pause takes times away, and adds none
          const open = new Set(possibleTimes(of, deliveryId, at).flatMap((day) => day.times.map(Number)));
          expect(times.every((time) => open.has(time.getTime()))).toBe(true);
          expect(firstPossibleTime(paused, deliveryId, at)).toEqual(times[0] ?? null);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('ends after it began, at the latest as the next day opens', () => {
    fc.assert(
      fc.property(anyShop, fc.option(fc.integer({ min: 1, max: LIMITS.pauseMinutes })), ({ at, of }, minutes) => {
        const end = pauseEnd(of, minutes, at).getTime();
        expect(end).toBeGreaterThan(at.getTime());
        expect(end).toBeLessThanOrEqual(pauseEnd(of, null, at).getTime());
        const asked = minutes === null ? Infinity : at.getTime() + (minutes + 1) * 60_000;
        expect(end).toBeLessThan(asked);
      }),
    );
  });
});

describe('what is off', () => {
  const off = (pauses: Pause[], deliveryId: DeliveryId, at = now) => whyOff({ ...shop, pauses }, deliveryId, at);
  const saturday = jakarta('14:30:00', '2026-11-21');

  it('is paused, also where riders would come', () => {
    const untilFour = pause(doorDelivery, jakarta('16:00:00'));
    expect(off([untilFour], doorDelivery)).toBe('Paused until 16:00');
    expect(off([untilThree], pickUp)).toBe('Paused until 15:00');
    expect(off([untilOpening], dineIn)).toBe('Paused for now');
    expect(off([untilThree], dineIn)).toBeNull();
    expect(off([untilThree], pickUp, jakarta('15:00:00'))).toBeNull();
  });

  it('is the door outside its window, paused or not, and nothing else', () => {
    expect([off([], doorDelivery), off([], doorDelivery, saturday)]).toEqual([null, MESSAGES.deliveryNote]);
    const tillEvening = pause(null, jakarta('18:00:00', '2026-11-21'));
    expect(off([tillEvening], doorDelivery, saturday)).toBe(MESSAGES.deliveryNote);
    expect(off([tillEvening], pickUp, saturday)).toBe('Paused until 18:00');
  });
});
