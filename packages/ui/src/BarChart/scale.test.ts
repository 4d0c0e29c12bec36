import { expect, it } from 'vitest';
import { roundScale } from './scale';

it.each([
  ['the design', 4_600_000, 1_700_000, 5_000_000, 2_000_000, 1_000_000],
  ['income alone', 4_600_000, 0, 5_000_000, 0, 1_000_000],
  ['outcome alone', 0, 350_000, 0, 350_000, 50_000],
  ['a value on a line', 5_000_000, 2_000_000, 5_000_000, 2_000_000, 1_000_000],
  ['a cup', 25_000, 0, 25_000, 0, 5_000],
  ['one huge beside little', 987_654_321, 12, 1_000_000_000, 200_000_000, 200_000_000],
  ['one rupiah', 1, 0, 1, 0, 1],
])('measures %s', (_, up, down, top, bottom, step) => {
  const scale = roundScale(up, down);
  expect([scale.top, scale.bottom]).toEqual([top, bottom]);
  expect((scale.ticks[0] ?? 0) - (scale.ticks[1] ?? 0)).toBe(step);
});

it('has one line where there is nothing to measure', () => {
  expect(roundScale(0, 0)).toEqual({ top: 0, bottom: 0, ticks: [0] });
});

it('holds every bar within seven steps at most and always has a line at zero', () => {
  for (const up of [0, 1, 9, 10, 99_999, 100_000, 3_333_333, 70_000_001]) {
    for (const down of [1, 7, 12_345, 4_000_000, 999_999_999]) {
      const { top, bottom, ticks } = roundScale(up, down);
      expect(top).toBeGreaterThanOrEqual(up);
      expect(bottom).toBeGreaterThanOrEqual(down);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks).toContain(0);
    }
  }
});
