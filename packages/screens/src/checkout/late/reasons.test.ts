import { ApiError } from '@seduh/api-client';
import { exampleQuote, raisePrice } from '@seduh/api-client/mocks';
import { expect, it } from 'vitest';
import { quoteOf } from '../../lib/orders/refusedQuote';
import { words as page } from '../../lib/page/words/en';
import { words as indonesianPage } from '../../lib/page/words/id';
import { words as checkout } from '../words/en';
import { quoteChanges, reasonOf } from './reasons';
import { words as late } from './words/en';

const m = { ...checkout, ...late, page };

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
  expect(reasonOf(error(code, status), m).includes('never orders twice')).toBe(isOpen);
});

const latte = { label: 'Hazelnut Latte, Regular · Whole milk, 100 % sugar', was: 25_000, is: 28_000 };

it('names the lines that have changed; discount and tax only follow', () => {
  const raised = raisePrice(exampleQuote, 3000, 20);
  expect(quoteChanges(exampleQuote, raised, m, 'en')).toEqual([latte]);
  expect(quoteChanges(exampleQuote, raised, { ...m, page: indonesianPage }, 'id')[0]?.label).toBe(
    'Hazelnut Latte, Reguler · Susu sapi, Gula 100%',
  );
});

it('names the shipping beside the lines: it follows from nothing', () => {
  const after = { ...raisePrice(exampleQuote, 3000, 20), shipping: 12_000 };
  expect(quoteChanges(exampleQuote, after, m, 'en')).toEqual([latte, { label: 'Shipping', was: 10_000, is: 12_000 }]);
});

it('names the rows where no line has changed', () => {
  const after = { ...exampleQuote, discount: 0, tax: 12_300 };
  expect(quoteChanges(exampleQuote, after, m, 'en')).toEqual([
    { label: 'Discount', was: 24_600, is: 0 },
    { label: 'Tax and fees', was: 9840, is: 12_300 },
  ]);
});

it('finds nothing between a quote and itself', () => {
  expect(quoteChanges(exampleQuote, exampleQuote, m, 'en')).toEqual([]);
});

it('compares a line with its own kind, whatever the order', () => {
  const after = raisePrice(exampleQuote, 3000, 20);
  expect(quoteChanges(exampleQuote, { ...after, lines: after.lines.toReversed() }, m, 'en')).toEqual([latte]);
});
