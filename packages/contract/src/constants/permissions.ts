// What a member of staff may do. The role `Admin` says that somebody is staff, and nothing more.

/**
 * `catalogue`: products and options; `promos`: promos; `orders`: the board, the counter and what has run out; `refunds`:
 * money that goes back; `figures`: dashboard and reports; `settings`: the shop itself; `people`: who works here, and the
 * record of what they did.
 */
export const PERMISSIONS = ['catalogue', 'promos', 'orders', 'refunds', 'figures', 'settings', 'people'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that are given together; the one with the most first. */
export const BUNDLES = ['owner', 'manager', 'barista', 'cashier'] as const;
export type Bundle = (typeof BUNDLES)[number];
