import { useCart } from '@seduh/api-client';
import { exampleQuote } from '@seduh/api-client/mocks';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyFixes, pricedLines, stockTrouble } from './pricedLines';
import { fillCart, linesOf } from '../testing/cart';

const lines = linesOf(exampleQuote);

beforeEach(() => {
  fillCart(null, { lines });
});

it('makes the cart what can be had, and puts every line back where it was', () => {
  const { result } = renderHook(() => useCart());
  const problems = [
    { code: 'NOT_ENOUGH' as const, msg: 'Only 1 left', available: 1 },
    { code: 'SOLD_OUT' as const, msg: 'Sold out', available: 0 },
    null,
  ];
  const quote = {
    ...exampleQuote,
    lines: exampleQuote.lines.map((line, index) => ({ ...line, problem: problems[index] ?? null })),
  };
  const trouble = stockTrouble(pricedLines(result.current.cart.lines, quote));

  let undo = () => {};
  act(() => {
    undo = applyFixes(trouble?.fixes ?? []);
  });
  expect(result.current.cart.lines.map(({ productName, qty }) => [productName, qty])).toEqual([
    ['Hazelnut Latte', 1],
    ['Nasi Goreng Telur', 1],
  ]);
  act(undo);
  expect(result.current.cart.lines).toEqual(lines);
});
