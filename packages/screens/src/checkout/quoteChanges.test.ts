import { exampleQuote, raisePrice } from '@seduh/api-client/mocks';
import { expect, it } from 'vitest';
import { quoteChanges } from './quoteChanges';

const latte = { label: 'Hazelnut Latte, Regular', was: 25_000, is: 28_000 };

it('names the lines that have changed; discount and tax only follow', () => {
  expect(quoteChanges(exampleQuote, raisePrice(exampleQuote, 3000, 20))).toEqual([latte]);
});

it('names the shipping beside the lines: it follows from nothing', () => {
  const after = { ...raisePrice(exampleQuote, 3000, 20), shipping: 12_000 };
  expect(quoteChanges(exampleQuote, after)).toEqual([latte, { label: 'Shipping', was: 10_000, is: 12_000 }]);
});

it('names the rows where no line has changed', () => {
  const after = { ...exampleQuote, discount: 0, tax: 12_300 };
  expect(quoteChanges(exampleQuote, after)).toEqual([
    { label: 'Discount', was: 24_600, is: 0 },
    { label: 'Tax and fees', was: 9840, is: 12_300 },
  ]);
});

it('finds nothing between a quote and itself', () => {
  expect(quoteChanges(exampleQuote, exampleQuote)).toEqual([]);
});

it('compares a line with its own kind, whatever the order', () => {
  const after = raisePrice(exampleQuote, 3000, 20);
  expect(quoteChanges(exampleQuote, { ...after, lines: after.lines.toReversed() })).toEqual([latte]);
});
