import { dashboards, emptyDashboard } from '@seduh/api-client/mocks';
import { describe, expect, it } from 'vitest';
import {
  chartWords,
  dayWords,
  deltaWords,
  goalWords,
  highestOf,
  shareWords,
  shortAmount,
  speedWords,
  stretchWords,
  thenWords,
} from './figures';
import { words } from './words/en';
import { words as indonesian } from './words/id';

const english = { m: words, money: { locale: 'en-GB', currency: 'IDR' } };
const style = { zone: 'Asia/Jakarta', locale: 'en-GB' };

it.each([
  [0, '0'],
  [400, '400'],
  [1_250, '1.3K'],
  [25_000, '25K'],
  [949_999, '950K'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [1_200_000, '1.2M'],
  [4_618_000, '4.6M'],
  [5_000_000, '5M'],
  [-2_000_000, '-2M'],
  [999_999_999, '1B'],
  [12_345_678_900, '12.3B'],
])('%i is cut to %s', (amount, short) => {
  expect(shortAmount(amount, english)).toBe(short);
});

it.each([
  [112, 100, '1 - 20 Oct', 'up', '+12% on 1 - 20 Oct'],
  [66, 100, '9 - 13 Nov', 'flat', '34% behind 9 - 13 Nov'],
  [1_004, 1_000, 'yesterday by 14:30', 'flat', 'Level with yesterday by 14:30'],
  [5, 0, 'yesterday by 14:30', 'flat', 'Nothing yesterday by 14:30'],
  [2_600, 100, '1 - 20 Oct', 'up', '+2,500% on 1 - 20 Oct'],
] as const)('%i after %i, %s, reads %s: %s', (now, before, then, tone, text) => {
  expect(deltaWords(now, before, then, english)).toEqual({ tone, text });
});

it.each([
  [11.4, 9.3, { tone: 'down', text: '2 min slower' }],
  [8.6, 12.2, { tone: 'up', text: '3 min faster' }],
  // the two figures would be shown as the same
  [9.4, 8.6, { tone: 'flat', text: 'As fast as 9 - 13 Nov' }],
  [9, null, undefined],
])('%d minutes after %d', (now, before, said) => {
  expect(speedWords(now, before, '9 - 13 Nov', english)).toEqual(said);
});

it.each([
  ['daily', 'yesterday by 14:30', 'Held against yesterday up to the same time, 14:30.'],
  ['weekly', '9 - 13 Nov', 'Held against the same stretch of last week: 9 - 13 Nov, up to 14:30.'],
  ['monthly', '1 - 20 Oct', 'Held against the same stretch of last month: 1 - 20 Oct, up to 14:30.'],
] as const)('says what a running period is held against, %s', (range, short, whole) => {
  expect(thenWords(dashboards[range], style, english)).toBe(short);
  expect(stretchWords(dashboards[range], style, english)).toBe(whole);
});

it('says no time where the month before is over by then', () => {
  const previous = { ...dashboards.monthly.previous, label: '1 - 28 Feb', until: '2026-02-28T17:00:00.000Z' };
  expect(stretchWords({ range: 'monthly', previous }, style, english)).toBe(
    'Held against the same stretch of last month: 1 - 28 Feb.',
  );
});

it.each([
  [3_800_000, 9, 'IDR 1.2M to go with nine days left.'],
  [3_800_000, 10, 'IDR 1.2M to go with 10 days left.'],
  [4_970_000, 1, 'IDR 30K to go with one day left.'],
  [0, 0, 'IDR 5M to go, today is the last day.'],
  [5_000_000, 4, 'Reached. Four days left.'],
  [6_000_000, 0, 'Reached. Today is the last day.'],
])('IDR %i of 5M with %i days left: %s', (income, days_left, said) => {
  expect(goalWords({ income, goal: 5_000_000, percent: 0, days_left }, english)).toBe(said);
});

it('counts customers one by one', () => {
  expect([1, 2, 1_234].map(words.customers)).toEqual(['1 customer', '2 customers', '1,234 customers']);
});

describe('the chart', () => {
  it('is told in a sentence', () => {
    expect(chartWords(dashboards.monthly, 'income', english)).toBe(
      'Income and outcome by month, Jun to Nov. Best month Sep with IDR 4.6M.',
    );
    expect(chartWords(dashboards.weekly, 'outcome', english)).toBe(
      'Outcome by week, 12 - 18 Oct to 16 - 22 Nov. Highest week 26 Oct - 1 Nov with IDR 378K.',
    );
    expect(chartWords(emptyDashboard, 'income', english)).toBe('Income and outcome by month, Jun to Nov.');
  });

  it('has the latest of equals as its best', () => {
    const [first, second, ...rest] = dashboards.daily.series.map((period) => ({ ...period, income: 5 }));
    expect(highestOf([first!, second!, ...rest.map((period) => ({ ...period, income: 4 }))], 'income')).toBe(second);
  });
});

it('shares the running period', () => {
  expect(shareWords(dashboards.monthly, 'Seduh', english)).toBe(
    'Monthly report of Seduh: IDR 3.8M from 152 orders. Goals on 76%.',
  );
});

it('dates by the shop’s wall', () => {
  const now = Date.parse('2026-11-20T18:00:00Z');
  expect(dayWords({ ...style, now })).toBe('Saturday 21 November');
  expect(dayWords({ ...style, now, zone: 'America/Los_Angeles' })).toBe('Friday 20 November');
});

it('writes as Indonesians do', () => {
  const writing = { m: indonesian, money: { locale: 'id', currency: 'Rp' } };
  expect(shortAmount(4_618_000, writing)).toBe('4,6\u00a0jt');
  expect(goalWords({ income: 3_800_000, goal: 5_000_000, percent: 76, days_left: 9 }, writing)).toBe(
    'Kurang Rp1,2\u00a0jt lagi, sisa 9 hari.',
  );
  expect(thenWords(dashboards.monthly, { ...style, locale: 'id' }, writing)).toBe('1 - 20 Okt');
  const until = '2026-02-28T17:00:00.000Z';
  const previous = { ...dashboards.monthly.previous, label: '1 - 28 Feb', until };
  expect(stretchWords({ range: 'monthly', previous }, { ...style, locale: 'id' }, writing)).toBe(
    'Dibandingkan dengan rentang yang sama bulan lalu: 1 - 28 Feb.',
  );
});
