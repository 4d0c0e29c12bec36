import { closedShop, shop } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { timeChoice, timeOnDay } from './timeChoice';
import { words as m } from './words/en';

const { doorDelivery, pickUp } = DELIVERY;
const english = { locale: 'en-GB', m };
/** Friday 15:25 in Jakarta. */
const friday = new Date('2026-11-20T08:25:00Z');
const at = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}:00+07:00`).toISOString();
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe('the lists of a set time', () => {
  it('name the days, and begin with what can be had', () => {
    const { days, day, times, isLost } = timeChoice(shop, pickUp, at('16:00'), friday, english);
    expect(labels(days)).toEqual([
      'Today',
      'Tomorrow',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      '27 Nov',
    ]);
    expect([day, times[0]?.label, times.at(-1)?.label, isLost]).toEqual(['2026-11-20', '15:45', '20:45', false]);
  });

  it('leave out the days without riders', () => {
    const { days } = timeChoice(shop, doorDelivery, 'now', friday, english);
    expect(labels(days)).toEqual(['Today', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', '27 Nov']);
  });

  it.each([
    ['has passed', pickUp, at('15:30')],
    ['is at night', pickUp, at('23:00')],
    ['has no riders', doorDelivery, at('10:00', '2026-11-23')],
    ['was last week', pickUp, at('10:00', '2026-11-13')],
  ])('say so where the time %s', (_, way, time) => {
    expect(timeChoice(shop, way, time, friday, english).isLost).toBe(true);
  });

  it('begin with the opening while it is closed', () => {
    const { days, times } = timeChoice(
      closedShop,
      pickUp,
      closedShop.changes_at ?? '',
      new Date(closedShop.now),
      english,
    );
    expect([days[0]?.label, times[0]?.label]).toEqual(['Today', '07:15']);
  });
});

it('says which times are full, turns them off, and goes to another one', () => {
  const full = new Set([at('15:45'), at('16:00')]);
  const ahead = { earliest: friday, hasRoom: (time: Date) => !full.has(time.toISOString()) };
  const { days, times } = timeChoice(shop, pickUp, at('16:00'), friday, english, ahead);
  expect(times.slice(1, 4)).toEqual([
    { value: at('15:45'), label: '15:45, full', disabled: true },
    { value: at('16:00'), label: '16:00, full', disabled: true },
    { value: at('16:15'), label: '16:15' },
  ]);
  expect(days[0]).toEqual({ value: '2026-11-20', label: 'Today' });
  expect(timeOnDay(shop, pickUp, '2026-11-20', at('16:00', '2026-11-23'), friday, ahead)).toBe(at('15:30'));
  const never = { earliest: friday, hasRoom: () => false };
  expect(timeChoice(shop, pickUp, 'now', friday, english, never).days[0]).toEqual({
    value: '2026-11-20',
    label: 'Today, full',
    disabled: true,
  });
});

it.each([
  ['the same clock', '2026-11-23', at('16:00'), at('16:00', '2026-11-23')],
  ['the first where that is too early', '2026-11-20', at('09:00', '2026-11-23'), at('15:45')],
  ['nothing on a day that is none', '2026-12-24', at('16:00'), null],
])('another day takes %s', (_, date, time, expected) => {
  expect(timeOnDay(shop, pickUp, date, time, friday)).toBe(expected);
});
