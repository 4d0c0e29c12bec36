import { expect, it } from 'vitest';
import { millisecondsOf } from './time';

it.each([
  ['160ms', 160],
  ['.16s', 160],
  [' 0.29s ', 290],
  ['1.6s', 1600],
  ['0s', 0],
  ['0ms', 0],
])('reads %s', (time, milliseconds) => {
  expect(millisecondsOf(time)).toBe(milliseconds);
});

it.each(['', '160', 's', '1.2.3s', '16rem'])('refuses "%s"', (time) => {
  expect(() => millisecondsOf(time)).toThrow('is none');
});
