import type { Bundle } from '@seduh/contract/constants';

/** What staff are called by what they may do, and what that is. */
export const words = {
  names: { owner: 'Owner', manager: 'Manager', barista: 'Barista', cashier: 'Cashier' } satisfies Record<
    Bundle,
    string
  >,
  may: {
    owner: 'Everything, people included.',
    manager: 'Menu, promos, orders, refunds, figures and settings. Not people.',
    barista: 'Orders: the board, the counter, what has run out.',
    cashier: 'Orders, and giving money back.',
  } satisfies Record<Bundle, string>,
};
