import { expect, it } from 'vitest';
import { curvePath } from './curve';

it.each([
  ['cubic-bezier(0.2, 0.75, 0.2, 1)', 'M0 100C20 25 20 0 100 0'],
  ['linear(0, 0.42 12%, 1.06 36%, 1)', 'M0 100L12 58L36 -6L100 0'],
  ['linear(0, 0.5, 0.9, 1 60%, 1)', 'M0 100L20 50L40 10L60 0L100 0'],
])('draws %s', (easing, path) => {
  expect(curvePath(easing)).toBe(path);
});

it('refuses what it does not know', () => {
  expect(() => curvePath('ease-in')).toThrow('"ease-in" cannot be drawn');
});
