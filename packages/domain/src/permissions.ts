import { PERMISSIONS, type Bundle, type Permission } from '@seduh/contract/constants';

/** What each bundle may do. Everybody on staff may work on orders. */
const GIVEN: Record<Bundle, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: ['catalogue', 'promos', 'orders', 'refunds', 'figures', 'settings'],
  barista: ['orders'],
  cashier: ['orders', 'refunds'],
};

/** What somebody with this bundle may do; nothing without one. */
export const permissionsOf = (bundle: Bundle | null): readonly Permission[] => (bundle === null ? [] : GIVEN[bundle]);
