import { BUNDLES, PERMISSIONS } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { permissionsOf } from './permissions';

it.each([
  ['owner', ['catalogue', 'promos', 'orders', 'refunds', 'figures', 'settings', 'people']],
  ['manager', ['catalogue', 'promos', 'orders', 'refunds', 'figures', 'settings']],
  ['barista', ['orders']],
  ['cashier', ['orders', 'refunds']],
  [null, []],
] as const)('lets %s do %j', (bundle, permissions) => {
  expect(permissionsOf(bundle)).toEqual(permissions);
});

it('gives every permission to somebody, and people to the owner alone', () => {
  for (const permission of PERMISSIONS) expect(permissionsOf('owner')).toContain(permission);
  expect(BUNDLES.filter((bundle) => permissionsOf(bundle).includes('people'))).toEqual(['owner']);
});
