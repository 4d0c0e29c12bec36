import { expect, it } from 'vitest';
import { readProductsQuery } from '../lib/paths';
import { menuQuery, queryOfTab, tabOf } from './menuTabs';

it.each([
  ['', 'Favorites'],
  ['categories=favorites', 'Favorites'],
  ['sort=newest', ''],
  ['categories=2', '2'],
  ['categories=Non Coffe', '2'],
  ['categories=non coffee&sort=cheapest', '2'],
  ['categories=Add-on', '4'],
  ['categories=tea', ''],
  ['categories=mine', 'mine'],
  ['categories=mine&sort=cheapest', 'mine'],
])('the tab of ?%s is %j', (text, tab) => {
  expect(tabOf(readProductsQuery(new URLSearchParams(text)))).toBe(tab);
});

it('goes back to popular without a category for Favorites, and leaves the sort alone for a category', () => {
  expect(queryOfTab('Favorites')).toEqual({ categories: '', sort: 'popular' });
  expect(queryOfTab('3')).toEqual({ categories: '3' });
});

it("asks for what one keeps in one's own tab alone, in the same words whatever was kept last", () => {
  const query = readProductsQuery(new URLSearchParams('categories=mine&search=latte&page=2'));
  expect(menuQuery(query, ['b', 'a'])).toEqual({ ...query, categories: '', ids: 'a,b' });
  expect([menuQuery(query, []), menuQuery(query, null)]).toEqual([null, null]);
  const foods = { ...query, categories: '3' };
  expect(menuQuery(foods, ['a'])).toBe(foods);
});
