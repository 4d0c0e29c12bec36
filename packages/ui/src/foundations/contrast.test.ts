import { expect, it } from 'vitest';
import { contrast } from './contrast';

it.each([
  ['#000000', '#ffffff', 21],
  ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.47],
  ['#7f6049', '#f7ecd9', 4.89],
  ['rgb(0 0 0 / 0.5)', '#ffffff', 3.97],
  ['rgba(0, 0, 0, 0)', '#ffba33', 1],
])('puts %s on %s at %d', (ink, ground, ratio) => {
  expect(contrast(ink, ground)).toBe(ratio);
});

it('refuses what it cannot read', () => {
  expect(() => contrast('var(--ink)', '#ffffff')).toThrow('"var(--ink)" is no colour');
});
