import { PAGES } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { topBarLinks } from './navigation';
import { words } from './words/en';

it.each([
  ['visitor', ['Home /', 'Product /products']],
  ['customer', ['Home /', 'Product /products', 'Your Cart /payment', 'History /history']],
  ['admin', ['Home /', 'Product /products', 'Orders /orders', 'Dashboard /dashboard']],
] as const)('leads the %s to %j', (audience, links) => {
  expect(topBarLinks(audience, '/', 0, words).map(({ label, href }) => `${label} ${href}`)).toEqual(links);
});

it.each(Object.values(PAGES).filter((page) => 'role' in page && page.role === 'Admin'))(
  'tells staff on $path which part of the shop they are in',
  ({ path }) => {
    const current = topBarLinks('admin', path.replace(':id', '1'), 0, words).filter((link) => link.current);
    expect(current).toHaveLength(1);
  },
);
