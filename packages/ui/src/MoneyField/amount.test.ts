import { expect, it } from 'vitest';
import { caretPlace, digitsBehind, readAmount } from './amount';

it.each([
  ['28000', false, 28_000],
  ['28.000', false, 28_000],
  ['IDR 28,000', false, 28_000],
  ['28,00', false, 2_800],
  ['007', false, 7],
  ['0', false, 0],
  ['000', false, 0],
  ['', false, null],
  ['IDR', false, null],
  ['123456789', false, 123_456_789],
  ['0123456789', false, 123_456_789],
  ['1234567890', false, undefined],
  ['28.000', true, 28_000],
  ['28.000,00', true, 28_000],
  ['28,000.5 ', true, 28_000],
  ['28', true, 28],
])('reads "%s" (pasted: %s) as %s', (text, pasted, amount) => {
  expect(readAmount(text, 9, pasted)).toBe(amount);
});

it.each([
  ['28,000', 0, 5],
  ['28,000', 2, 3],
  ['28,000', 3, 3],
  ['28,000', 6, 0],
])('counts in "%s" from place %i: %i digits', (text, place, digits) => {
  expect(digitsBehind(text, place)).toBe(digits);
});

it.each([
  ['28,000', 0, false, 6],
  ['28,000', 3, false, 2],
  ['28,000', 3, true, 3],
  ['28,000', 5, false, 0],
  ['1,234,567', 4, false, 4],
  ['', 0, false, 0],
  // fewer digits are left than stood behind it
  ['12', 3, false, 0],
])('finds in "%s" with %i digits behind it (past a comma: %s) place %i', (text, behind, pastComma, place) => {
  expect(caretPlace(text, behind, pastComma)).toBe(place);
});
