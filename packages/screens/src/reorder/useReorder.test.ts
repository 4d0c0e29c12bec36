import type { CartLine, RepricedLine } from '@seduh/api-client';
import { makeOrder, makeQuote } from '@seduh/api-client/mocks';
import { LIMITS } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { type Reorder, reorderOf } from './useReorder';
import { words as page } from '../lib/page/words/en';
import { words as m } from './words/en';

const words = { m, page, money: { locale: 'en-GB', currency: 'IDR' } };
const { lines } = makeOrder({
  number: 1,
  status: 'delivered',
  lines: [
    ['hazelnut-latte', 3, 2, 'Hot'],
    ['croissant', 1],
  ],
  placed: 9,
});
const quote = makeQuote({
  lines: lines.map(({ product_id, size_id, qty, note }) => ({ product_id, size_id, qty, note })),
  delivery_id: 3,
});
const [latte, croissant] = lines.map((sold, index): RepricedLine => {
  const now = quote.lines[index];
  if (!now) throw new Error('A quote answers every line');
  return { sold, now, surcharge: null };
}) as [RepricedLine, RepricedLine];

/** The latte as it would be today, if that were different. */
const today = (now: Partial<RepricedLine['now']>, surcharge: number | null = null): RepricedLine => ({
  ...latte,
  now: { ...latte.now, ...now },
  surcharge,
});
const problem = (code: 'GONE' | 'SOLD_OUT' | 'NOT_ENOUGH', msg: string, available = 0) => ({ code, msg, available });
const read = (repriced: RepricedLine[], cart: CartLine[] = []) => {
  const reorder = reorderOf(repriced, cart, words);
  return {
    lines: reorder.lines.map(({ line: { qty, productName, price } }) => `${qty} ${productName} ${price}`),
    changes: reorder.changes.map(({ words }) => words),
  };
};
const LATTE = '3 Hazelnut Latte 25000';

it('puts back what is as it was, note and size included', () => {
  expect(reorderOf([latte, croissant], [], words)).toMatchObject({
    lines: [
      {
        what: 'Hazelnut Latte, Large · Whole milk, 100 % sugar',
        line: { productName: 'Hazelnut Latte', sizeId: 2, qty: 3, note: 'Hot' },
      },
      { what: 'Butter Croissant', line: { productName: 'Butter Croissant', sizeId: 1, qty: 1, note: '' } },
    ],
    changes: [],
  });
});

it.each([
  ['dearer', today({ unit_price: 28_000 }), '3 Hazelnut Latte 28000', ['IDR 28,000 a piece. It was IDR 25,000.']],
  ['cheaper', today({ unit_price: 20_000 }), '3 Hazelnut Latte 20000', ['IDR 20,000 a piece. It was IDR 25,000.']],
  [
    'dearer by its size',
    today({ unit_price: 29_000 }, 4000),
    '3 Hazelnut Latte 29000',
    ['IDR 29,000 a piece, IDR 4,000 of it for the size. It was IDR 25,000.'],
  ],
  ['sold out', today({ problem: problem('SOLD_OUT', 'Sold out') }), undefined, ['Sold out']],
  [
    'gone, and says no price of it',
    today({ unit_price: 0, problem: problem('GONE', 'No longer on the menu') }),
    undefined,
    ['No longer on the menu'],
  ],
  [
    'scarce and dearer',
    today({ unit_price: 28_000, problem: problem('NOT_ENOUGH', 'Only 2 left', 2) }),
    '2 Hazelnut Latte 28000',
    ['Only 2 left', 'IDR 28,000 a piece. It was IDR 25,000.'],
  ],
])('says what is %s', (_, line, first, changes) => {
  expect(read([line, croissant])).toEqual({
    lines: [...(first ? [first] : []), `1 Butter Croissant ${croissant.sold.unit_price}`],
    changes,
  });
});

it('says what the cart has no room for', () => {
  const [{ line: inCart }] = reorderOf([latte], [], words).lines as [Reorder['lines'][number]];
  const cup = (index: number): CartLine => ({ ...inCart, note: `cup ${index}` });
  const full = Array.from({ length: LIMITS.cartLines }, (_, index) => cup(index));
  expect(read([latte], [{ ...inCart, qty: 98 }])).toEqual({
    lines: ['1 Hazelnut Latte 25000'],
    changes: ['Only 1 more fit into your cart.'],
  });
  expect(read([latte], full)).toEqual({ lines: [], changes: ['Your cart is too full for it.'] });
  // the same line is in it already: it only grows
  expect(read([latte], [...full.slice(1), inCart])).toEqual({ lines: [LATTE], changes: [] });
  // the first of two takes the last place
  expect(read([latte, croissant], full.slice(1))).toEqual({
    lines: [LATTE],
    changes: ['Your cart is too full for it.'],
  });
});
