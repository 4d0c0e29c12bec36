import { describe, expect, it } from 'vitest';
import { formatDay, formatWhen } from './dates';
import { formatTime, minutesUntil } from './times';

const english = (zone: string) => ({ zone, locale: 'en-GB' });
const jakarta = 'Asia/Jakarta';

describe('in the shop’s zone, whatever the device’s', () => {
  it.each([
    ['2026-11-20T07:35:00Z', '14:35', '20 Nov'],
    ['2026-11-20T17:05:00Z', '00:05', '21 Nov'],
    ['2026-09-01T00:00:00+07:00', '00:00', '1 Sep'],
  ])('%s is %s on %s', (iso, time, day) => {
    expect(formatTime(iso, english(jakarta))).toBe(time);
    expect(formatDay(iso, english(jakarta))).toBe(day);
  });

  it.each([
    ['2025-12-31T16:59:59Z', jakarta, '31 Dec 2025, 23:59'],
    ['2025-12-31T17:00:00Z', jakarta, '1 Jan 2026, 00:00'],
    ['2025-12-31T17:00:00Z', 'America/Los_Angeles', '31 Dec 2025, 09:00'],
  ])('%s in %s is %s', (iso, zone, when) => {
    expect(formatWhen(iso, english(zone))).toBe(when);
  });

  it('writes as Indonesians do', () => {
    const style = { zone: jakarta, locale: 'id' };
    expect(formatWhen('2026-08-20T07:35:00Z', style)).toBe('20 Agu 2026, 14.35');
  });

  it('follows another zone', () => {
    expect(formatTime('2026-11-20T07:35:00Z', english('America/Los_Angeles'))).toBe('23:35');
    expect(formatDay('2026-11-20T07:35:00Z', english('America/Los_Angeles'))).toBe('19 Nov');
  });
});

it.each([
  ['2026-11-20T07:51:00Z', 21],
  ['2026-11-20T07:31:00Z', 1],
  ['2026-11-20T07:30:20Z', 0],
  ['2026-11-20T07:00:00Z', -30],
])('%s is %i minutes away', (iso, minutes) => {
  expect(minutesUntil(iso, '2026-11-20T07:30:00Z')).toBe(minutes);
});
