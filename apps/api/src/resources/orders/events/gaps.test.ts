import { expect, it } from 'vitest';
import { SeenIds } from './gaps';

const PATIENCE_MS = 1_000;

it('lets every id through once', () => {
  const seen = new SeenIds(PATIENCE_MS);
  expect([1, 2, 2, 1, 3].map((id) => seen.add(id, 0))).toEqual([true, true, false, false, true]);
  expect(seen.highest).toBe(3);
});

it('waits for an id that was jumped over, and lets it through when it comes late', () => {
  const seen = new SeenIds(PATIENCE_MS);
  for (const id of [1, 4]) seen.add(id, 0);
  expect(seen.gaps(500)).toEqual([2, 3]);
  expect(seen.add(3, 500)).toBe(true);
  expect(seen.add(3, 500)).toBe(false);
  expect(seen.gaps(500)).toEqual([2]);
});

it('stops waiting for what was rolled back', () => {
  const seen = new SeenIds(PATIENCE_MS);
  for (const id of [1, 3]) seen.add(id, 0);
  expect(seen.gaps(PATIENCE_MS)).toEqual([]);
  expect(seen.add(2, PATIENCE_MS)).toBe(false);
});

it('takes what is in the table at the beginning as seen, and what is missing there as under way', () => {
  const seen = new SeenIds(PATIENCE_MS);
  seen.begin([901, 902, 904], 0);
  expect([seen.highest, seen.gaps(1)]).toEqual([904, [903]]);
  expect(seen.add(902, 1)).toBe(false);
});

it('does not wait for a million ids after a jump of the sequence', () => {
  const seen = new SeenIds(PATIENCE_MS);
  seen.add(1, 0);
  seen.add(5_000_000, 0);
  expect(seen.gaps(1)).toHaveLength(1_000);
});
