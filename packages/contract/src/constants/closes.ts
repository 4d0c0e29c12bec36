// Closing a business day. Apart from the paths of all, which every page carries.
import { withId } from './with-id';

export const CLOSE_PATHS = {
  /** Days that are closed. */
  closes: '/closes',
  /** One of them, by its date. */
  close: /* @__PURE__ */ withId('/closes/:id'),
  /** The day that is to be closed next. */
  openDay: '/drawer',
  /** What is put into the cash drawer or taken out of it beside the orders. */
  entries: '/drawer/entries',
} as const;

/**
 * What money is counted as when a day is closed: the cash drawer, the card terminal's slip, the account's statement, what
 * the provider of payments says of cards, and of QRIS. Two ways to pay may end in one drawer.
 */
export const TENDERS = ['cash', 'terminal', 'transfer', 'card', 'qris'] as const;
export type Tender = (typeof TENDERS)[number];

/** What moves cash beside the orders. `float`: what the first day begins with; later ones begin with what was left. */
export const DRAWER_KINDS = ['float', 'pay in', 'pay out'] as const;
export type DrawerKind = (typeof DRAWER_KINDS)[number];

export const CLOSE_LIMITS = {
  /** The most that is counted, or moved at once: whole rupiah. */
  amount: 10_000_000_000,
  /** Characters of a reason. */
  reason: 200,
  /** What is moved beside the orders in one day. */
  entries: 200,
} as const;
