import { expect, it } from 'vitest';
import { readProductsQuery } from '../lib/paths';
import { queryOfTab, tabOf } from './menuTabs';

it.each([
  ['', 'Favorites'],
  ['categories=favorites', 'Favorites'],
  ['sort=newest', ''],
  ['categories=2', '2'],
  ['categories=Non Coffe', '2'],
  ['categories=non coffee&sort=cheapest', '2'],
  ['categories=Add-on', '4'],
  ['categories=tea', ''],
])('the tab of ?%s is %j', (text, tab) => {
  expect(tabOf(readProductsQuery(new URLSearchParams(text)))).toBe(tab);
});

it('goes back to popular without a category for Favorites, and leaves the sort alone for a category', () => {
  expect(queryOfTab('Favorites')).toEqual({ categories: '', sort: 'popular' });
  expect(queryOfTab('3')).toEqual({ categories: '3' });
});
