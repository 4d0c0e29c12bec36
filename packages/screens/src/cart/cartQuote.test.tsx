import { type Cart, type CartLine, EMPTY_CART, useCart } from '@seduh/api-client';
import { exampleQuote, exampleQuoteBody } from '@seduh/api-client/mocks';
import { CartOrderBody, type LineProblem } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillCart, linesOf } from '../testing/cart';
import {
  applyFixes,
  type DraftPlace,
  draftOf,
  isSameOrder,
  orderRequestOf,
  postcodeOf,
  pricedLines,
  stockTrouble,
} from './cartQuote';

const { dineIn, pickUp, doorDelivery } = DELIVERY;
const lines = linesOf(exampleQuote);
const [latte] = lines as [CartLine];
const cart: Cart = { ...EMPTY_CART, lines, deliveryId: doorDelivery, promoCode: 'PASTA20' };
const seat = { label: '7', code: 'k7mp3q', until: 9e15 };
const nowhere: DraftPlace = { address: 'Jl. Cikini 5', seat: null, hasTables: false };
const draft = (change: Partial<Cart>, place = nowhere) => {
  const changed = { ...cart, ...change };
  return draftOf(orderRequestOf(changed)!, changed, place);
};

it.each<[string, Partial<Cart>, string]>([
  ['typed', { postcode: '12920', address: 'Jl. Cikini 5, 10330' }, '12920'],
  ['taken away', { postcode: '' }, ''],
  ['of the saved address', {}, '10340'],
  ['of the saved address, typed once more', { address: 'Jl. Menteng 1, 10350' }, '10340'],
  ['of another address', { address: 'Jl. Cikini 5, 10330' }, '10330'],
  ['of an address that says none', { address: 'Jl. Cikini 5' }, ''],
])('knows the postcode: %s', (_, change, postcode) => {
  const saved = { address: 'Jl. Menteng 1, 10350', postcode: '10340' };
  expect(postcodeOf({ ...cart, ...change }, saved)).toBe(postcode);
});

it('takes the postcode out of the saved address, and sends a whole one', () => {
  expect(postcodeOf(cart, { address: 'Jl. Menteng 1, 10350', postcode: null })).toBe('10350');
  expect(postcodeOf(cart)).toBe('');
  expect(orderRequestOf(cart, '10350')).toEqual({ ...exampleQuoteBody, postcode: '10350' });
  expect(orderRequestOf(cart, '103')).toEqual(exampleQuoteBody);
});

it('asks for what is in the cart', () => {
  expect(orderRequestOf(cart)).toEqual(exampleQuoteBody);
});

it('asks nothing for an empty cart', () => {
  expect(orderRequestOf(EMPTY_CART)).toBeNull();
});

it.each([
  ['the address to the door', { deliveryId: doorDelivery, table: '7' }, { address: 'Jl. Cikini 5' }],
  ['the table to who dines in', { deliveryId: dineIn, table: ' 7 ' }, { table: '7' }],
  ['no empty table', { deliveryId: dineIn, table: ' ' }, {}],
  ['neither to the counter', { deliveryId: pickUp, table: '7' }, {}],
])('sends %s', (_, change, sent) => {
  const order = draft(change);
  const { address, table } = order;
  expect(JSON.parse(JSON.stringify({ address, table }))).toEqual(sent);
  expect(order).not.toHaveProperty('table_code');
  expect(CartOrderBody.safeParse({ ...order, quote_version: '1' }).success).toBe(true);
});

it.each<[string, Partial<Cart>, Partial<DraftPlace>, object]>([
  ['of the table whose code was scanned', { deliveryId: dineIn, table: '9' }, { seat }, { table_code: 'k7mp3q' }],
  ['no code of who picks it up', { deliveryId: pickUp }, { seat }, {}],
  ['nothing that was typed where tables have codes', { deliveryId: dineIn, table: '7' }, { hasTables: true }, {}],
])('sends %s', (_, change, place, sent) => {
  const { table, table_code } = draft(change, { ...nowhere, ...place });
  expect(JSON.parse(JSON.stringify({ table, table_code }))).toEqual(sent);
});

it.each<[string, Partial<Cart>, boolean]>([
  ['the same', {}, true],
  ['another note', { lines: cart.lines.map((line) => ({ ...line, note: 'hot' })) }, false],
  ['another delivery method', { deliveryId: pickUp }, false],
  ['another method', { paymentId: 1 }, false],
  ['no promo', { promoCode: null }, false],
])('tells an order from %s', (_, change, isSame) => {
  expect(isSameOrder(draft({}), draft(change))).toBe(isSame);
});

it('has no opinion where nothing was tried', () => {
  expect(isSameOrder(null, draft({}))).toBe(false);
  expect(isSameOrder(null, null)).toBe(false);
});

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
  expect(pricedLines(old, undefined, 'en')[0]).toMatchObject({ unitPrice: 20_000, total: 60_000, was: undefined });
  expect(pricedLines(old, exampleQuote, 'en')[0]).toMatchObject({ unitPrice: 25_000, total: 75_000, was: 20_000 });
});

it('keeps the last price of what is gone from the menu: the quote says 0', () => {
  const [line] = pricedLines([latte], troubled(gone, 0), 'en');
  expect(line).toMatchObject({ unitPrice: 25_000, problem: gone.msg, available: 0 });
});

it('tells lines of one product apart by size and note', () => {
  const lattes = [latte, { ...latte, note: 'no sugar' }, { ...latte, sizeId: 3 as const }];
  const keys = pricedLines(lattes, undefined, 'en').map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  const problems = pricedLines(lattes, troubled(soldOut), 'en').map(({ problem }) => problem);
  expect(problems).toEqual(['Sold out', undefined, undefined]);
});

it.each([
  [5, only(3), 'Only 3 left'],
  [3, only(3), undefined],
  [1, only(0), 'Only 0 left'],
  [1, soldOut, 'Sold out'],
])('asked for %i of what is "$msg"', (qty, problem, said) => {
  expect(pricedLines([{ ...latte, qty }], troubled(problem), 'en')[0]?.problem).toBe(said);
});

it.each([
  [null, null],
  [soldOut, { remedy: 'one', qty: 0 }],
  [only(1), { remedy: 'take', qty: 1 }],
])('knows the remedy for %o', (problem, remedy) => {
  const trouble = stockTrouble(pricedLines(lines, troubled(problem), 'en'));
  expect(trouble && { remedy: trouble.remedy, qty: trouble.fixes[0]?.qty }).toEqual(remedy);
});

it('names every line that is in trouble', () => {
  const quote = { ...exampleQuote, lines: exampleQuote.lines.map((line) => ({ ...line, problem: soldOut })) };
  expect(stockTrouble(pricedLines(lines, quote, 'en'))).toMatchObject({
    messages: ['Hazelnut Latte: Sold out', 'Kopi Susu Gula Aren: Sold out', 'Nasi Goreng Telur: Sold out'],
    remedy: 'all',
  });
});

it('makes the cart what can be had, and puts every line back where it was', () => {
  fillCart(null, { lines });
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
  const trouble = stockTrouble(pricedLines(result.current.cart.lines, quote, 'en'));

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
