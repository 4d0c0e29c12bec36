import { expect, it } from 'vitest';
import { readArrival } from './arrival';

it.each([
  [{ from: '/payment?step=2', email: 'rani@seduh.example' }, '/payment?step=2', 'rani@seduh.example'],
  [{ from: '//evil.example/' }, undefined, undefined],
  [{ from: 'https://evil.example/' }, undefined, undefined],
  [{ from: 7, email: null }, undefined, undefined],
  [null, undefined, undefined],
  ['/payment', undefined, undefined],
])('reads %j', (state, from, email) => {
  expect(readArrival(state)).toEqual({ from, email });
});
