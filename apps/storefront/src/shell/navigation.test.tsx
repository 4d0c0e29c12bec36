import { PAGES, type Permission } from '@seduh/contract/constants';
import { permissionsOf } from '@seduh/domain';
import { expect, it } from 'vitest';
import { topBarLinks } from './navigation';
import { words } from './words/en';

it.each([
  ['visitor', ['Home /', 'Product /products']],
  ['customer', ['Home /', 'Product /products', 'Your Cart /payment', 'History /history']],
  ['admin', ['Home /', 'Product /products', 'Orders /orders', 'Dashboard /dashboard']],
] as const)('leads the %s to %j', (audience, links) => {
  const can = (permission: Permission) => audience === 'admin' && permissionsOf('owner').includes(permission);
  expect(topBarLinks({ audience, can }, '/', 0, words).map(({ label, href }) => `${label} ${href}`)).toEqual(links);
});

it.each(Object.values(PAGES).filter((page) => 'role' in page && page.role === 'Admin'))(
  'tells staff on $path which part of the shop they are in',
  ({ path }) => {
    const current = topBarLinks({ audience: 'admin', can: () => true }, path.replace(':id', '1'), 0, words).filter(
      (link) => link.current,
    );
    // one's own account is in none of them
    expect(current).toHaveLength(path === PAGES.account.path ? 0 : 1);
  },
);

it.each([
  ['manager', ['Home /', 'Product /products', 'Orders /orders', 'Dashboard /dashboard']],
  ['cashier', ['Home /', 'Product /products', 'Orders /orders']],
  ['barista', ['Home /', 'Product /products', 'Orders /orders']],
] as const)('leads a %s to what they may see', (bundle, links) => {
  const can = (permission: Permission) => permissionsOf(bundle).includes(permission);
  const shown = topBarLinks({ audience: 'admin', can }, '/', 0, words);
  expect(shown.map(({ label, href }) => `${label} ${href}`)).toEqual(links);
});
