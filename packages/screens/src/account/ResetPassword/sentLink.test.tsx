import { beforeEach, expect, it } from 'vitest';
import { formatLeft, secondsLeft, sentLink } from './sentLink';

const at = 1_000_000;
beforeEach(() => sessionStorage.clear());

it.each([
  [0, 120, '02:00'],
  [7_600, 113, '01:53'],
  [8_000, 112, '01:52'],
  [119_999, 1, '00:01'],
  [120_000, 0, '00:00'],
  [9_000_000, 0, '00:00'],
  // a clock that was set back
  [-3_600_000, 120, '02:00'],
])('%i ms after the mail %i s are left: %s', (passed, seconds, text) => {
  expect(secondsLeft({ at }, at + passed)).toBe(seconds);
  expect(formatLeft(seconds)).toBe(text);
});

it('survives a reload', () => {
  expect(sentLink.get()).toBeNull();
  sentLink.set({ email: 'rani@seduh.example', at });
  expect(sentLink.get()).toEqual({ email: 'rani@seduh.example', at });
});

it.each(['null', '7', '{"email":1,"at":2}', '{"email":"a@b.c","at":"now"}', '{'])('takes %j for nothing', (text) => {
  sessionStorage.setItem('seduh.reset-link', text);
  expect(sentLink.get()).toBeNull();
});
