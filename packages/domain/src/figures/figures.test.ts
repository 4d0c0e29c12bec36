import { describe, expect, it } from 'vitest';
import { averageMinutes, comparedSpan, figureSpan, heldRows, spanProblems } from './index';

const ZONE = 'Asia/Jakarta';
const NOW = new Date('2026-11-20T07:30:15Z');

describe('the days', () => {
  it.each([
    [{}, '2026-10-24', '2026-11-20'],
    [{ to: '2026-11-01' }, '2026-10-05', '2026-11-01'],
    [{ from: '2026-11-18' }, '2026-11-18', '2026-11-20'],
    [{ from: '2026-12-01' }, '2026-12-01', '2026-12-01'],
    [{ from: '2026-11-02', to: '2026-11-03' }, '2026-11-02', '2026-11-03'],
  ])('asked for by %o are %s to %s', (asked, from, to) => {
    expect(figureSpan(asked, '2026-11-20')).toEqual({ from, to });
  });

  it.each([
    ['2026-11-20', '2026-11-20', {}],
    ['2026-05-21', '2026-11-20', {}],
    ['2026-05-20', '2026-11-20', { to: 'to: at most 184 days in all' }],
    ['2026-11-20', '2026-11-19', { to: 'to: comes before 2026-11-20' }],
  ])('from %s to %s: %o', (from, to, problems) => {
    expect(spanProblems({ from, to })).toEqual(problems);
  });
});

describe('what they are held against', () => {
  const span = { from: '2026-11-14', to: '2026-11-20' };

  it('are as many days before, as much of the last one as has passed of today', () => {
    expect(comparedSpan(span, 'before', ZONE, NOW)).toEqual({
      from: '2026-11-07',
      to: '2026-11-13',
      until: new Date('2026-11-13T07:30:15Z'),
    });
  });

  it('are whole days where the last one is over', () => {
    const over = { from: '2026-11-18', to: '2026-11-19' };
    expect(comparedSpan(over, 'before', ZONE, NOW)).toMatchObject({ until: new Date('2026-11-17T17:00:00Z') });
  });

  it('are the same weekdays of the year before, across the end of daylight saving time too', () => {
    expect(comparedSpan(span, 'year', ZONE, NOW)).toMatchObject({ from: '2025-11-15', to: '2025-11-21' });
    const before = comparedSpan({ from: '2026-11-08', to: '2026-11-08' }, 'before', 'America/New_York', NOW);
    expect(before).toEqual({ from: '2026-11-07', to: '2026-11-07', until: new Date('2026-11-08T05:00:00Z') });
  });

  it('are none where nothing is compared', () => {
    expect(comparedSpan(span, 'none', ZONE, NOW)).toBeNull();
  });
});

it('holds rows against those of the same thing, and what is of one side alone against nothing', () => {
  const row = (id: string, sold: number) => ({ id, counted: { sold } });
  const now = [row('mocha', 5), row('donut', 2)];
  expect(heldRows(now, [row('donut', 7), row('v60', 1)], ({ id }) => id, { sold: 0 })).toEqual([
    { id: 'mocha', now: { sold: 5 }, before: { sold: 0 } },
    { id: 'donut', now: { sold: 2 }, before: { sold: 7 } },
    { id: 'v60', now: { sold: 0 }, before: { sold: 1 } },
  ]);
  expect(heldRows(now, null, ({ id }) => id, { sold: 0 })).toEqual([
    { id: 'mocha', now: { sold: 5 }, before: null },
    { id: 'donut', now: { sold: 2 }, before: null },
  ]);
});

it('averages minutes', () => {
  expect([averageMinutes(0, 0), averageMinutes(1_000_000, 1), averageMinutes(1_140_000, 2)]).toEqual([null, 16.7, 9.5]);
});
