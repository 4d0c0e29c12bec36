import { expect, it } from 'vitest';
import { lastUsed } from './LiveSessions';
import { words } from './words/en';

it.each([
  [-2, 'Used a moment ago'],
  [9, 'Used a moment ago'],
  [10, 'Used 10 minutes ago'],
  [59, 'Used 59 minutes ago'],
  [60, 'Used 1 hour ago'],
  [23 * 60 + 59, 'Used 23 hours ago'],
  [24 * 60, 'Used 1 day ago'],
  [12 * 24 * 60, 'Used 12 days ago'],
])('%i minutes back is "%s"', (minutes, said) => {
  const now = new Date('2026-11-20T07:30:00Z');
  expect(lastUsed(new Date(now.getTime() - minutes * 60_000).toISOString(), now, words)).toBe(said);
});
