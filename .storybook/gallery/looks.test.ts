import { expect, it } from 'vitest';
import { looksOf, scalesFor } from './looks';

it('shows every chosen theme at every chosen width', () => {
  const short = (looks: ReturnType<typeof looksOf>) => looks.map(({ width, theme }) => `${width} ${theme}`);
  expect(short(looksOf('both', 'both'))).toEqual(['390 light', '390 dark', '1280 light', '1280 dark']);
  expect(short(looksOf('phone', 'both'))).toEqual(['390 light', '390 dark']);
  expect(short(looksOf('both', 'dark'))).toEqual(['390 dark', '1280 dark']);
});

it.each([1000, 1400])('fits one row into %s px', (room) => {
  const looks = looksOf('both', 'both');
  const scales = scalesFor(looks, room);
  const taken = looks.reduce((sum, look) => sum + look.width * scales[look.viewport], 0) + 3 * 16;
  expect(taken).toBeCloseTo(room - 1);
});

it('draws nothing larger than there is use for, nor smaller than can be read', () => {
  expect(scalesFor(looksOf('phone', 'light'), 3000).phone).toBe(0.6);
  expect(scalesFor(looksOf('both', 'both'), 360)).toEqual({ phone: 0.36, desktop: 0.22 });
});
