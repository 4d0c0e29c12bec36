import { expect, it } from 'vitest';
import { timeLeft } from './PromoList';
import { words as m } from './words/en';

const now = Date.parse('2026-11-20T07:30:00Z');

it.each([
  ['2026-11-30T07:30:00Z', '10 days left'],
  ['2026-11-22T07:29:00Z', '1 day left'],
  ['2026-11-21T07:29:00Z', 'less than a day left'],
  ['2026-11-20T07:30:00Z', null],
  ['2026-11-01T07:30:00Z', null],
])('until %s: %s', (endsAt, words) => expect(timeLeft(endsAt, now, m)).toBe(words));
