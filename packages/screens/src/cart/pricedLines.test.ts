import type { CartLine } from '@seduh/api-client';
import { exampleQuote } from '@seduh/api-client/mocks';
import type { LineProblem } from '@seduh/contract';
import { expect, it } from 'vitest';
import { pricedLines, stockTrouble } from './pricedLines';
import { linesOf } from '../testing/cart';

const cart = linesOf(exampleQuote);
const [latte] = cart as [CartLine];

/** The example quote with a problem in its first line. */
const troubled = (problem: LineProblem | null, unit_price = 25_000) => ({
  ...exampleQuote,
  lines: exampleQuote.lines.map((line, index) => (index === 0 ? { ...line, problem, unit_price } : line)),
});
const soldOut: LineProblem = { code: 'SOLD_OUT', msg: 'Sold out', available: 0 };
const gone: LineProblem = { code: 'GONE', msg: 'No longer on the menu', available: 0 };
const only = (available: number): LineProblem => ({ code: 'NOT_ENOUGH', msg: `Only ${available} left`, available });

it('prices by the cart until there is a quote, and by the quote from then on', () => {
  const old = [{ ...latte, price: 20_000, qty: 3 }];
  expect(pricedLines(old, undefined)[0]).toMatchObject({ unitPrice: 20_000, total: 60_000, was: undefined });
  expect(pricedLines(old, exampleQuote)[0]).toMatchObject({ unitPrice: 25_000, total: 75_000, was: 20_000 });
});

it('keeps the last price of what is gone from the menu: the quote says 0', () => {
  const [line] = pricedLines([latte], troubled(gone, 0));
  expect(line).toMatchObject({ unitPrice: 25_000, problem: gone.msg, available: 0 });
});

it('tells lines of one product apart by size and note', () => {
  const lines = [latte, { ...latte, note: 'no sugar' }, { ...latte, sizeId: 3 as const }];
  const keys = pricedLines(lines, undefined).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  const problems = pricedLines(lines, troubled(soldOut)).map(({ problem }) => problem);
  expect(problems).toEqual(['Sold out', undefined, undefined]);
});

it.each([
  [5, only(3), 'Only 3 left'],
  [3, only(3), undefined],
  [1, only(0), 'Only 0 left'],
  [1, soldOut, 'Sold out'],
])('asked for %i of what is "$msg"', (qty, problem, said) => {
  expect(pricedLines([{ ...latte, qty }], troubled(problem))[0]?.problem).toBe(said);
});

it.each([
  [null, null],
  [soldOut, { remedy: 'Remove it', qty: 0 }],
  [only(1), { remedy: 'Take what is left', qty: 1 }],
])('knows the remedy for %o', (problem, remedy) => {
  const trouble = stockTrouble(pricedLines(cart, troubled(problem)));
  expect(trouble && { remedy: trouble.remedy, qty: trouble.fixes[0]?.qty }).toEqual(remedy);
});

it('names every line that is in trouble', () => {
  const quote = { ...exampleQuote, lines: exampleQuote.lines.map((line) => ({ ...line, problem: soldOut })) };
  expect(stockTrouble(pricedLines(cart, quote))).toMatchObject({
    messages: ['Hazelnut Latte: Sold out', 'Kopi Susu Gula Aren: Sold out', 'Nasi Goreng Telur: Sold out'],
    remedy: 'Remove them',
  });
});
