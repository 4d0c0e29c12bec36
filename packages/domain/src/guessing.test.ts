import { expect, it } from 'vitest';
import { FREE_GUESSES, guessWait, leadingZeroBits } from './index';

it.each([
  [0, 0],
  [FREE_GUESSES - 1, 0],
  [FREE_GUESSES, 15],
  [FREE_GUESSES + 1, 30],
  [FREE_GUESSES + 5, 480],
  [FREE_GUESSES + 6, 900],
  [5_000, 900],
])('makes an unknown device wait, after %d failures, %d seconds', (failures, seconds) => {
  expect(guessWait(failures)).toBe(seconds);
});

it.each([
  [[0xff], 0],
  [[0x80, 0], 0],
  [[0x01], 7],
  [[0, 0x40], 9],
  [[0, 0, 0x0f], 20],
  [[0, 0], 16],
])('counts the zero bits in front of %j: %d', (bytes, bits) => {
  expect(leadingZeroBits(new Uint8Array(bytes))).toBe(bits);
});
