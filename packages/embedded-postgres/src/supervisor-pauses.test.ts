import { expect, it } from 'vitest';
import { pauseBefore } from './supervisor';

it('starts a server that ended at once, and one that keeps ending a quarter of a second later, however often', () => {
  expect(pauseBefore(0, 0)).toBe(0);
  for (const ends of [1, 2, 10, 1_000]) expect(pauseBefore(0, ends)).toBe(250);
});

it('waits longer and longer, up to five seconds, for one that cannot be started', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failed) => pauseBefore(failed, 10))).toEqual([
    200, 400, 800, 1_600, 3_200, 5_000, 5_000,
  ]);
});
