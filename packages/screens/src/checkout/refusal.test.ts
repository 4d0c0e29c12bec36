import { ApiError } from '@seduh/api-client';
import { exampleQuote } from '@seduh/api-client/mocks';
import { expect, it } from 'vitest';
import { quoteOf, wordsOf } from './refusal';

const error = (code: ApiError['code'], status: number, data: unknown = null) =>
  new ApiError({ code, status, msg: 'What the server says.', data });

it.each([
  ['PRICE_CHANGED', exampleQuote, exampleQuote],
  ['OUT_OF_STOCK', exampleQuote, exampleQuote],
  ['PRICE_CHANGED', null, undefined],
  ['PRICE_CHANGED', {}, undefined],
  ['VALIDATION', exampleQuote, undefined],
] as const)('takes the quote of %s', (code, data, quote) => {
  expect(quoteOf(error(code, 409, data))).toBe(quote);
});

it.each([
  ['NETWORK', 0, true],
  ['TIMEOUT', 0, true],
  ['INTERNAL', 500, true],
  ['BAD_RESPONSE', 200, true],
  ['BAD_REQUEST', 408, true],
  ['PRICE_CHANGED', 409, false],
  ['RATE_LIMITED', 429, false],
] as const)('%s with status %i leaves it open whether there is an order: %s', (code, status, isOpen) => {
  expect(wordsOf(error(code, status)).includes('never orders twice')).toBe(isOpen);
});

it('sends who may have ordered before to their history', () => {
  expect(wordsOf(error('KEY_REUSED', 422))).toContain('history');
});
