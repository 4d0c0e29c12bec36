import { expect, it } from 'vitest';
import { dayWord, nextTime } from './wantedTime';

it.each([
  // Friday 14:30 in Jakarta, which never changes its clocks
  ['15:00', 'Asia/Jakarta', '2026-11-20T07:30:00Z', '2026-11-20T08:00:00.000Z'],
  ['14:30', 'Asia/Jakarta', '2026-11-20T07:30:00Z', '2026-11-21T07:30:00.000Z'],
  ['08:00', 'Asia/Jakarta', '2026-11-20T07:30:00Z', '2026-11-21T01:00:00.000Z'],
  // past midnight in Jakarta it is still yesterday in UTC
  ['07:15', 'Asia/Jakarta', '2026-11-20T18:00:00Z', '2026-11-21T00:15:00.000Z'],
  // Berlin: summer time, and across both changes of its clocks
  ['09:00', 'Europe/Berlin', '2026-07-01T05:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['09:00', 'Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T08:00:00.000Z'],
  ['09:00', 'Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['00:10', 'Pacific/Kiritimati', '2026-11-20T09:30:00Z', '2026-11-20T10:10:00.000Z'],
])('the next %s in %s after %s is %s', (clock, zone, now, expected) => {
  expect(nextTime(clock, zone, new Date(now))).toBe(expected);
});

it.each([
  ['2026-11-20T16:59:00Z', 'today'],
  ['2026-11-20T17:00:00Z', 'tomorrow'],
  ['2026-11-21T17:00:00Z', null],
  ['2026-11-19T16:59:00Z', null],
])('%s is %s to somebody in Jakarta on Friday afternoon', (iso, word) => {
  expect(dayWord(iso, 'Asia/Jakarta', new Date('2026-11-20T07:30:00Z'))).toBe(word);
});
