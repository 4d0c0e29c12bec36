import { expect, it } from 'vitest';
import { words } from './words/en';
import { calendarDay, formatBought, formatMoment } from './moments';
import { livenessOf } from './useLive';

const zone = 'Asia/Jakarta';
// Friday 20 November, 00:30 in Jakarta, still Thursday in UTC
const time = { zone, locale: 'en-GB', now: Date.parse('2026-11-19T17:30:00Z') };

it.each([
  ['2026-11-19T17:05:00Z', '00:05', 'Today 00:05'],
  ['2026-11-19T16:55:00Z', '19 Nov, 23:55', '19 Nov'],
  ['2026-11-20T10:00:00Z', '17:00', 'Today 17:00'],
])('writes %s by the shop’s calendar', (iso, moment, bought) => {
  expect(formatMoment(iso, time)).toBe(moment);
  expect(formatBought(iso, time, words)).toBe(bought);
});

it('cuts the day in the shop’s zone', () => {
  expect(calendarDay(time)).toBe('2026-11-20');
});

it.each([
  ['live', 0, 'live'],
  ['live', 30, 'live'],
  ['live', 31, 'stale'],
  ['polling', 12, 'live'],
  ['connecting', 45, 'stale'],
  ['connecting', null, 'waiting'],
  ['off', 3, 'off'],
] as const)('%s and last heard %s s ago is %s', (state, seconds, liveness) => {
  const lastHeard = seconds === null ? null : new Date(time.now - seconds * 1000);
  expect(livenessOf({ state, lastHeard }, time.now, true)).toBe(liveness);
});

// the stream does not know yet that its line is cut
it('is not live without a network, however lately it was heard', () => {
  const lastHeard = new Date(time.now - 1000);
  expect(livenessOf({ state: 'live', lastHeard }, time.now, false)).toBe('stale');
  expect(livenessOf({ state: 'connecting', lastHeard: null }, time.now, false)).toBe('waiting');
});
