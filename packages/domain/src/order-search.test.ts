import { expect, it } from 'vitest';
import { isOrderFound, readOrderSearch } from './order-search';

const order = {
  number: 2041,
  customerName: 'Rani Ayu',
  phone: '+62 812 5550 1234',
  productNames: ['Hazelnut Latte', '100% Arabica'],
};

it.each([
  ['2041', true],
  ['SD-2041', true],
  ['sd2041', true],
  ['204', false],
  ['0812 5550', true],
  ['+62812', true],
  ['62-812-5550-1234', true],
  ['8125', true],
  // three digits fit half the customers
  ['081', false],
  ['0813', false],
  ['rani', true],
  ['ANI A', true],
  ['ay', true],
  ['yu', false],
  ['latte', true],
  ['0% a', true],
  ['la', true],
  ['at', false],
  ['dewi', false],
])('%j finds it: %s', (text, found) => {
  expect(isOrderFound(readOrderSearch(text), order)).toBe(found);
});

it('finds nobody’s telephone where none is kept', () => {
  expect(isOrderFound(readOrderSearch('0812 5550'), { ...order, phone: null })).toBe(false);
});
