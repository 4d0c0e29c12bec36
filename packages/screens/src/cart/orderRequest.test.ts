import { EMPTY_CART, type Cart } from '@seduh/api-client';
import { exampleQuote, exampleQuoteBody } from '@seduh/api-client/mocks';
import { CartOrderBody } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { linesOf } from '../testing/cart';
import { draftOf, isSameOrder, orderRequestOf } from './orderRequest';

const { dineIn, pickUp, doorDelivery } = DELIVERY;
const cart: Cart = { ...EMPTY_CART, lines: linesOf(exampleQuote), deliveryId: doorDelivery, promoCode: 'PASTA20' };
const draft = (change: Partial<Cart>, address = 'Jl. Cikini 5') => {
  const changed = { ...cart, ...change };
  return draftOf(orderRequestOf(changed)!, changed, address);
};

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
  expect(CartOrderBody.safeParse({ ...order, quote_version: '1' }).success).toBe(true);
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
