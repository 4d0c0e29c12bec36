import type { DeliveryId } from '@seduh/contract';
import { DELIVERY, LIMITS } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayWord, timeWords } from './day-words';
import { aheadOf, USUAL_STATIONS } from './forecast';
import { firstPossibleTime, fullTimes, possibleTimes, type ShopTimes } from './possible-times';
import { schedule } from './schedule';
import { instantAt } from './zoned-clock';

const { dineIn, doorDelivery, pickUp } = DELIVERY;
const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }));

const shop: ShopTimes = {
  time_zone: 'Asia/Jakarta',
  hours: everyDay('07:00', '21:00'),
  delivery_window: { days: [1, 2, 3, 4, 5], from: '13:00', to: '19:00' },
  lead_minutes: 15,
  ride_minutes: 20,
};
const lateShop = { ...shop, hours: everyDay('18:00', '02:00') };
const split = { ...shop, hours: [...everyDay('07:00', '11:00'), ...everyDay('15:00', '21:00')] };
const weekdays = { ...shop, hours: shop.hours.filter(({ day }) => day <= 5) };

/** 2026-11-20 is a Friday. */
const jakarta = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}:00+07:00`);
const first = (at: ShopTimes, deliveryId: DeliveryId, now: Date) => {
  const time = firstPossibleTime(at, deliveryId, now);
  return time && timeWords(at.time_zone, time, now);
};

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('in a process in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it.each<[string, ShopTimes, DeliveryId, Date, string | null]>([
    ['what the kitchen can make', shop, dineIn, jakarta('15:25'), 'today 15:45'],
    ['to the minute', shop, dineIn, jakarta('14:30'), 'today 14:45'],
    ['and the next quarter a minute later', shop, dineIn, jakarta('14:31'), 'today 15:00'],
    ['with the ride', shop, doorDelivery, jakarta('14:30'), 'today 15:15'],
    ['before the riders start', shop, doorDelivery, jakarta('09:00'), 'today 13:00'],
    ['when the riders have gone home, for the weekend', shop, doorDelivery, jakarta('18:40'), 'Monday 13:00'],
    ['when nothing can be made before closing', shop, pickUp, jakarta('20:50'), 'tomorrow 07:15'],
    ['when it has closed', shop, pickUp, jakarta('23:45'), 'tomorrow 07:15'],
    ['past midnight', shop, pickUp, jakarta('00:30', '2026-11-21'), 'today 07:15'],
    ['before a day off', weekdays, pickUp, jakarta('22:00'), 'Monday 07:15'],
    ['in a break', split, pickUp, jakarta('11:30'), 'today 15:15'],
    ['in an evening that lasts', lateShop, pickUp, jakarta('23:40'), 'tomorrow 00:00'],
    ['in a shop that never opens', { ...shop, hours: [] }, pickUp, jakarta('11:30'), null],
  ])('starts with %s', (_, at, deliveryId, now, words) => {
    expect(first(at, deliveryId, now)).toBe(words);
  });

  it('offers the days one may order ahead, in quarters of an hour', () => {
    const days = possibleTimes(shop, pickUp, jakarta('15:25'));
    expect(days.map(({ date, times }) => [date.slice(8), times.length])).toEqual([
      ['20', 21],
      ...['21', '22', '23', '24', '25', '26'].map((date) => [date, 55]),
      // as far ahead as today's time, not further
      ['27', 33],
    ]);
  });
});

it.each<[string, ShopTimes, string]>([
  ['Jakarta', shop, '2026-11-20'],
  ['a night', lateShop, '2026-11-20'],
  ['two shifts', split, '2026-11-20'],
  ['Berlin, clocks going back', { ...shop, time_zone: 'Europe/Berlin' }, '2026-10-23'],
  ['Berlin, clocks going forward, open at night', { ...lateShop, time_zone: 'Europe/Berlin' }, '2026-03-27'],
  ['Kathmandu, on a quarter', { ...shop, time_zone: 'Asia/Kathmandu' }, '2026-11-20'],
  ['Lord Howe, half an hour of summer', { ...shop, time_zone: 'Australia/Lord_Howe' }, '2026-04-03'],
])('offers nothing the server refuses: %s', (_, at, date) => {
  for (const deliveryId of [dineIn, pickUp, doorDelivery]) {
    for (const minutes of [0, 395, 899, 1_249, 1_425]) {
      const now = instantAt(at.time_zone, date, minutes);
      const times = possibleTimes(at, deliveryId, now).flatMap((day) => day.times);
      const refused = times.filter((time) => schedule(at, deliveryId, time.toISOString(), now).problems.length > 0);
      expect(refused).toEqual([]);
      expect(times.length).toBeGreaterThan(0);
      expect(times.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime() + LIMITS.orderAheadDays * 86_400_000);
    }
  }
});

it.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-22', 'Sunday'],
  ['2026-11-26', 'Thursday'],
  ['2026-11-27', '27 Nov'],
  ['2026-11-19', '19 Nov'],
])('calls %s, seen from Friday, %s', (date, word) => {
  expect(dayWord('Asia/Jakarta', jakarta('00:00', date), jakarta('23:59'))).toBe(word);
});

describe('with the work on the board', () => {
  const rules = USUAL_STATIONS;
  // fifty minutes of work, for two in a kitchen
  const cart = { kitchen: Array.from({ length: 10 }, () => 300) };
  const asked = (now: Date) => aheadOf(shop, rules, [], { cart, deliveryId: pickUp, now });
  const offered = (now: Date) => possibleTimes(shop, pickUp, now, asked(now)).flatMap(({ times }) => times);

  it.each([
    ['just before the opening', jakarta('06:55')],
    ['the evening before', jakarta('21:30', '2026-11-19')],
  ])('offers after an opening only what can be made since then: %s', (_when, now) => {
    const [earliest] = offered(now) as [Date];
    expect(earliest > jakarta('07:30')).toBe(true);
    const quarterPast = schedule(shop, pickUp, jakarta('07:15').toISOString(), now, asked(now));
    expect(quarterPast.problems).toHaveLength(1);
    expect(quarterPast.problems[0]?.msg).toContain(timeWords(shop.time_zone, earliest, now));
  });

  it('takes each time that it offers, and no quarter of an hour between', () => {
    const now = jakarta('06:55');
    const all = new Set(offered(now).map(Number));
    for (let ms = jakarta('07:00').getTime(); ms < jakarta('12:00').getTime(); ms += 15 * 60_000) {
      const { problems } = schedule(shop, pickUp, new Date(ms).toISOString(), now, asked(now));
      expect([problems.length === 0, new Date(ms)]).toEqual([all.has(ms), new Date(ms)]);
    }
  });
});

it('names what is full of all days, or only before the first time with room, and asks about none after it', () => {
  const full = new Set(['09:15', '09:30', '10:00'].map((clock) => jakarta(clock).getTime()));
  const asked: Date[] = [];
  const hasRoom = (at: Date) => {
    asked.push(at);
    return !full.has(at.getTime());
  };
  const ahead = { earliest: jakarta('09:05'), hasRoom };
  const now = jakarta('09:00');
  expect(fullTimes(shop, pickUp, now, ahead)).toEqual([jakarta('09:15'), jakarta('09:30'), jakarta('10:00')]);
  expect(asked.length).toBeGreaterThan(300);
  asked.length = 0;
  expect(fullTimes(shop, pickUp, now, ahead, true)).toEqual([jakarta('09:15'), jakarta('09:30')]);
  expect(asked).toEqual([jakarta('09:15'), jakarta('09:30'), jakarta('09:45')]);
});
