import { figures } from '@seduh/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { daysOf, readFiguresFilter, stretchOf, USUAL_FILTER, writeFiguresFilter } from './figuresFilter';
import { words } from './words/en';
import { deltaText, percentOf, spansOf, spanText, weekdayText } from './writing';

describe('the days in the address', () => {
  it('come back as they were written', () => {
    const filter = { from: '2026-11-01', to: '2026-11-20', compare: 'year' } as const;
    expect(readFiguresFilter(new URLSearchParams(writeFiguresFilter(filter)))).toEqual(filter);
  });

  it.each(['', 'from=2026-02-31&to=x&compare=weather'])('rest with %s', (query) => {
    const filter = readFiguresFilter(new URLSearchParams(query));
    expect([filter, writeFiguresFilter(filter)]).toEqual([USUAL_FILTER, '']);
  });

  it.each(['day', 'week', 'weeks'] as const)('know a stretch again: %s', (stretch) => {
    expect(stretchOf({ ...daysOf(stretch, '2026-11-20'), compare: 'none' }, '2026-11-20')).toBe(stretch);
  });

  it('know other days as none of them', () => {
    expect(stretchOf({ from: '2026-11-01', to: '2026-11-20', compare: 'none' }, '2026-11-20')).toBeNull();
    expect(daysOf('week', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  });
});

describe('figures in words', () => {
  const writing = { m: words, money: { locale: 'en-GB', currency: 'IDR' } };

  it.each([
    [112, 100, 'up', '+12% on Mon'],
    [66, 100, 'flat', '34% behind Mon'],
    [1_004, 1_000, 'flat', 'Level with Mon'],
    [5, 0, 'flat', 'Nothing Mon'],
  ])('%i after %i: %s, %s', (now, before, tone, text) => {
    expect(deltaText(now, before, 'Mon', writing)).toEqual({ tone, text });
  });

  it.each([
    ['2026-11-20', '2026-11-20', '20 Nov'],
    ['2026-10-24', '2026-11-20', '24 Oct - 20 Nov'],
    ['2025-10-25', '2025-11-21', '25 Oct 2025 - 21 Nov 2025'],
    ['2026-09-01', '2026-09-02', '1 Sep - 2 Sep'],
  ])('%s to %s is %s', (from, to, text) => {
    expect(spanText({ from, to }, '2026', writing)).toBe(text);
  });

  it('names days, shares and what is compared', () => {
    expect(spansOf(figures, writing)).toEqual({ now: '24 Oct - 20 Nov', before: '26 Sep - 23 Oct' });
    expect(spansOf({ ...figures, compared: null }, writing).before).toBeNull();
    expect([1, 7].map((weekday) => weekdayText(weekday, writing))).toEqual(['Mon', 'Sun']);
    expect([percentOf(1, 3), percentOf(0, 0)]).toEqual([33, 0]);
  });
});
