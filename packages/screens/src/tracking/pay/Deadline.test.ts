import { expect, it } from 'vitest';
import { timeLeft } from './Deadline';
import { words as m } from './words/en';

it.each([
  [86_400, '24 h 00 min'],
  [86_399, '23 h 59 min'],
  [3600, '1 h 00 min'],
  [3599, '59:59'],
  [65, '01:05'],
  [9, '00:09'],
  [0, '00:00'],
  [-30, '00:00'],
])('%i seconds are %s', (seconds, words) => {
  expect(timeLeft(seconds, m)).toBe(words);
});
