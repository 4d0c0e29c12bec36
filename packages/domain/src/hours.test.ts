import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  businessDay,
  inDeliveryWindow,
  isOpenAt,
  nextChange,
  openingAfterToday,
  openWords,
  type ShopHours,
} from './hours';
import { instantAt, startOfDay } from './zoned-clock';

const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }));

const shop: ShopHours = {
  time_zone: 'Asia/Jakarta',
  hours: everyDay('07:00', '21:00'),
  delivery_window: { days: [1, 2, 3, 4, 5], from: '13:00', to: '19:00' },
};

/** A clock time of the shop; 2026-11-20 is a Friday and Jakarta is UTC+7. */
const jakarta = (date: string, clock: string) => new Date(`${date}T${clock}:00+07:00`);

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('in a process in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('really is in that zone', () => {
    const hours = { UTC: 0, 'America/Los_Angeles': 16, 'Pacific/Kiritimati': 14 }[zone];
    expect(new Date('2026-11-20T00:00:00Z').getHours()).toBe(hours);
  });

  it.each([
    ['2026-11-20T16:59:59Z', '2026-11-20'],
    ['2026-11-20T17:00:00Z', '2026-11-21'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
    ['2028-02-28T17:00:00Z', '2028-02-29'],
  ])('cuts the business day of %s as %s', (at, day) => {
    expect(businessDay('Asia/Jakarta', new Date(at))).toBe(day);
  });

  it.each([
    ['2026-11-20', '12:59', false],
    ['2026-11-20', '13:00', true],
    ['2026-11-20', '18:59', true],
    ['2026-11-20', '19:00', false],
    ['2026-11-21', '15:00', false],
    ['2026-11-22', '15:00', false],
    ['2026-11-23', '13:00', true],
  ])('delivers on %s at %s: %s', (date, clock, expected) => {
    expect(inDeliveryWindow(shop, jakarta(date, clock))).toBe(expected);
  });

  it.each([
    ['06:59', false],
    ['07:00', true],
    ['20:59', true],
    ['21:00', false],
  ])('is open at %s: %s', (clock, expected) => {
    expect(isOpenAt(shop, jakarta('2026-11-20', clock))).toBe(expected);
  });

  it('says when it closes, and when it opens again', () => {
    expect(nextChange(shop, jakarta('2026-11-20', '14:30'))).toEqual(jakarta('2026-11-20', '21:00'));
    expect(nextChange(shop, jakarta('2026-11-20', '21:00'))).toEqual(jakarta('2026-11-21', '07:00'));
    expect(nextChange(shop, jakarta('2026-11-20', '03:00'))).toEqual(jakarta('2026-11-20', '07:00'));
  });
});

describe('opening hours', () => {
  it('never change in a shop that is always or never open', () => {
    const at = jakarta('2026-11-20', '14:30');
    expect(nextChange({ ...shop, hours: everyDay('00:00', '00:00') }, at)).toBeNull();
    expect(nextChange({ ...shop, hours: [] }, at)).toBeNull();
    expect(isOpenAt({ ...shop, hours: everyDay('00:00', '00:00') }, at)).toBe(true);
  });

  it('may run past midnight', () => {
    const late = { ...shop, hours: [{ day: 5, open: '18:00', close: '02:00' }] };
    expect(isOpenAt(late, jakarta('2026-11-21', '01:59'))).toBe(true);
    expect(isOpenAt(late, jakarta('2026-11-21', '02:00'))).toBe(false);
    expect(isOpenAt(late, jakarta('2026-11-20', '01:00'))).toBe(false);
    expect(nextChange(late, jakarta('2026-11-20', '23:00'))).toEqual(jakarta('2026-11-21', '02:00'));
    expect(nextChange(late, jakarta('2026-11-21', '02:00'))).toEqual(jakarta('2026-11-27', '18:00'));
  });

  it('may have a break, which opens and closes too', () => {
    const hours = [
      { day: 5, open: '15:00', close: '21:00' },
      { day: 5, open: '07:00', close: '12:00' },
    ];
    expect(nextChange({ ...shop, hours }, jakarta('2026-11-20', '08:00'))).toEqual(jakarta('2026-11-20', '12:00'));
    expect(nextChange({ ...shop, hours }, jakarta('2026-11-20', '13:00'))).toEqual(jakarta('2026-11-20', '15:00'));
  });

  const weekdays = { ...shop, hours: shop.hours.filter(({ day }) => day <= 5) };
  const always = { ...shop, hours: everyDay('00:00', '00:00') };
  const night = { ...shop, hours: [{ day: 5, open: '18:00', close: '02:00' }] };
  const long = { ...shop, hours: everyDay('00:00', '00:00').filter(({ day }) => day <= 6) };

  it.each<[ShopHours, [date: string, clock: string], string]>([
    [shop, ['2026-11-20', '14:30'], 'Open until 21:00'],
    [shop, ['2026-11-20', '06:00'], 'Closed. Opens at 07:00'],
    [shop, ['2026-11-20', '22:00'], 'Closed. Opens tomorrow at 07:00'],
    // past midnight the same opening is today's
    [shop, ['2026-11-21', '00:30'], 'Closed. Opens at 07:00'],
    [weekdays, ['2026-11-20', '22:00'], 'Closed. Opens on Monday at 07:00'],
    [night, ['2026-11-20', '23:00'], 'Open until 02:00'],
    [night, ['2026-11-21', '02:00'], 'Closed. Opens on Friday at 18:00'],
    [night, ['2026-11-20', '17:59'], 'Closed. Opens at 18:00'],
    [long, ['2026-11-20', '22:00'], 'Open until Sunday 00:00'],
    [always, ['2026-11-20', '22:00'], 'Open day and night'],
    [{ ...shop, hours: [] }, ['2026-11-20', '22:00'], 'Closed'],
  ])('are told in words (%#)', (hours, at, words) => {
    expect(openWords(hours, jakarta(...at))).toBe(words);
  });
});

describe('the first opening after today', () => {
  const weekdays = { ...shop, hours: shop.hours.filter(({ day }) => day <= 5) };
  const split = { ...shop, hours: [...everyDay('07:00', '11:00'), ...everyDay('15:00', '21:00')] };
  const late = { ...shop, hours: everyDay('18:00', '02:00') };

  it.each<[string, ShopHours, [date: string, clock: string], [date: string, clock: string]]>([
    ['while it is open', shop, ['2026-11-20', '14:30'], ['2026-11-21', '07:00']],
    ['before it has opened', shop, ['2026-11-20', '06:30'], ['2026-11-21', '07:00']],
    ['after it has closed', shop, ['2026-11-20', '22:00'], ['2026-11-21', '07:00']],
    ['before a weekend', weekdays, ['2026-11-20', '14:30'], ['2026-11-23', '07:00']],
    ['on a day off', weekdays, ['2026-11-21', '14:30'], ['2026-11-23', '07:00']],
    ['before a break', split, ['2026-11-20', '08:00'], ['2026-11-21', '07:00']],
    ['before midnight in an evening that lasts', late, ['2026-11-20', '23:00'], ['2026-11-21', '18:00']],
    ['after midnight in an evening that lasts', late, ['2026-11-21', '01:00'], ['2026-11-21', '18:00']],
    [
      'where it never closes',
      { ...shop, hours: everyDay('00:00', '00:00') },
      ['2026-11-20', '14:30'],
      ['2026-11-21', '00:00'],
    ],
    ['where it never opens', { ...shop, hours: [] }, ['2026-11-20', '14:30'], ['2026-11-21', '00:00']],
  ])('%s', (_name, hours, at, opening) => {
    expect(openingAfterToday(hours, jakarta(...at))).toEqual(jakarta(...opening));
  });
});

describe('zones that change their clocks', () => {
  it('finds the instant of a clock time on either side', () => {
    const newYork = 'America/New_York';
    expect(instantAt(newYork, '2026-03-08', 7 * 60)).toEqual(new Date('2026-03-08T11:00:00Z'));
    expect(startOfDay(newYork, '2026-03-08')).toEqual(new Date('2026-03-08T05:00:00Z'));
    expect(startOfDay(newYork, '2026-11-01', 1)).toEqual(new Date('2026-11-02T05:00:00Z'));
  });
});
