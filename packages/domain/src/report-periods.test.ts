import { describe, expect, it } from 'vitest';
import { businessDay } from './hours';
import { backwardsSpan, daysUntil, monthOf, reportPeriods, sameStretchBefore } from './report-periods';
import { addDays, instantAt, startOfDay } from './zoned-clock';

const spans = (...args: Parameters<typeof reportPeriods>) =>
  reportPeriods(...args).map(({ label, from, to }) => `${label}: ${from}..${to}`);

describe('the last six periods', () => {
  it('are days', () => {
    expect(spans('daily', '2026-03-02')).toEqual([
      '25 Feb: 2026-02-25..2026-02-25',
      '26 Feb: 2026-02-26..2026-02-26',
      '27 Feb: 2026-02-27..2026-02-27',
      '28 Feb: 2026-02-28..2026-02-28',
      '1 Mar: 2026-03-01..2026-03-01',
      '2 Mar: 2026-03-02..2026-03-02',
    ]);
  });

  it('are weeks from Monday to Sunday, also across months and years', () => {
    expect(spans('weekly', '2027-01-03')).toEqual([
      '23 - 29 Nov: 2026-11-23..2026-11-29',
      '30 Nov - 6 Dec: 2026-11-30..2026-12-06',
      '7 - 13 Dec: 2026-12-07..2026-12-13',
      '14 - 20 Dec: 2026-12-14..2026-12-20',
      '21 - 27 Dec: 2026-12-21..2026-12-27',
      '28 Dec - 3 Jan: 2026-12-28..2027-01-03',
    ]);
    expect(spans('weekly', '2027-01-04').at(-1)).toBe('4 - 10 Jan: 2027-01-04..2027-01-10');
  });

  it('are months, however long, also of two years', () => {
    expect(spans('monthly', '2028-03-31')).toEqual([
      'Oct: 2027-10-01..2027-10-31',
      'Nov: 2027-11-01..2027-11-30',
      'Dec: 2027-12-01..2027-12-31',
      'Jan: 2028-01-01..2028-01-31',
      'Feb: 2028-02-01..2028-02-29',
      'Mar: 2028-03-01..2028-03-31',
    ]);
  });
});

describe('the same stretch of the period before', () => {
  const stretch = (range: 'daily' | 'weekly' | 'monthly', now: string, zone = 'Asia/Jakarta') => {
    const { label, from, to, until } = sameStretchBefore(range, zone, new Date(now));
    return `${label}: ${from}..${to} ${until.toISOString()}`;
  };

  it.each([
    ['daily', '2026-11-22T07:30:15Z', '21 Nov: 2026-11-21..2026-11-21 2026-11-21T07:30:15.000Z'],
    ['weekly', '2026-11-22T07:30:00Z', '9 - 15 Nov: 2026-11-09..2026-11-15 2026-11-15T07:30:00.000Z'],
    ['monthly', '2026-11-22T07:30:00Z', '1 - 22 Oct: 2026-10-01..2026-10-22 2026-10-22T07:30:00.000Z'],
    ['monthly', '2026-11-01T07:30:00Z', '1 Oct: 2026-10-01..2026-10-01 2026-10-01T07:30:00.000Z'],
    ['weekly', '2027-01-01T07:30:00Z', '21 - 25 Dec: 2026-12-21..2026-12-25 2026-12-25T07:30:00.000Z'],
  ] as const)('of %s at %s is %s', (range, now, text) => {
    expect(stretch(range, now)).toBe(text);
  });

  it('is all of a month that has no such day', () => {
    expect(stretch('monthly', '2026-03-28T07:30:00Z')).toMatch(/^1 - 28 Feb: .* 2026-02-28T07:30:00.000Z$/);
    expect(stretch('monthly', '2026-03-30T07:30:00Z')).toMatch(/^1 - 28 Feb: .* 2026-02-28T17:00:00.000Z$/);
  });

  it('goes by the clock on the wall where clocks change between', () => {
    const now = instantAt('Europe/Berlin', '2026-04-02', 9 * 60).toISOString();
    expect(stretch('weekly', now, 'Europe/Berlin')).toBe(
      '23 - 26 Mar: 2026-03-23..2026-03-26 2026-03-26T08:00:00.000Z',
    );
  });
});

it.each([
  ['2026-11-21', 9],
  ['2026-11-30', 0],
  ['2026-12-01', 30],
])('%s leaves %i days of its month', (day, left) => {
  expect(daysUntil(day, monthOf(day).to)).toBe(left);
});

// each changes its clocks in another way: at 2, at midnight onwards (no midnight) or back (two of them), by half an hour
it.each([
  ['Asia/Jakarta', '2026-11-18'],
  ['Europe/Berlin', '2026-03-26'],
  ['Europe/Berlin', '2026-10-22'],
  ['America/Sao_Paulo', '2018-11-01'],
  ['America/Sao_Paulo', '2019-02-14'],
  ['Asia/Beirut', '2026-03-26'],
  ['Asia/Amman', '2021-10-26'],
  ['America/Havana', '2026-10-29'],
  ['Australia/Lord_Howe', '2026-04-02'],
  ['Pacific/Kiritimati', '2026-11-18'],
])('in %s each instant from %s on belongs to the day that contains it', (zone, first) => {
  for (let day = first; day !== addDays(first, 7); day = addDays(day, 1)) {
    const start = startOfDay(zone, day);
    expect(businessDay(zone, start)).toBe(day);
    expect(businessDay(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1));
  }
});

it('knows days that are asked for backwards, and takes what is left out for nothing wrong', () => {
  expect(backwardsSpan({ from: '2026-11-20', to: '2026-11-19' })).toEqual({ to: 'to: comes before 2026-11-20' });
  expect(backwardsSpan({ from: '2026-11-20', to: '2026-11-20' })).toBeNull();
  expect(backwardsSpan({ from: '2026-11-20' })).toBeNull();
  expect(backwardsSpan({ to: '2026-11-19' })).toBeNull();
});
