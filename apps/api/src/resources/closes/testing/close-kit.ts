import type { CloseBody, CloseConflict, CloseHead, DayClose, OpenDay } from '@seduh/contract';
import { CLOSE_PATHS } from '@seduh/contract/constants';
import { uuidv7 } from 'uuidv7';
import type { TestApp, TestUser } from '../../../testing';
import { withTx } from '../../../platform/db/tx';
import { findClose, insertClose } from '../repository';
import { createOrderKit } from '../../orders/testing/order-kit';

/** Friday, 20 November, after the shop has closed: 21:30 in Jakarta. */
export const EVENING = '2026-11-20T14:30:00Z';
/** The next day, at 9. */
export const MORNING = '2026-11-21T02:00:00Z';

/** What staff do with drawer and day, over HTTP. */
export function createCloseKit(shop: TestApp) {
  const { call } = createOrderKit(shop);
  const url = (path: string) => `/api${path}`;
  return {
    open: async (who: TestUser) => (await call<OpenDay>(who, { method: 'GET', url: url(CLOSE_PATHS.openDay) })).data,
    list: (who: TestUser) => call<CloseHead[]>(who, { method: 'GET', url: url(CLOSE_PATHS.closes) }),
    find: (who: TestUser, day: string) => call<DayClose>(who, { method: 'GET', url: url(CLOSE_PATHS.close(day)) }),

    move: (who: TestUser, kind: string, amount: number, reason?: string, id = uuidv7()) =>
      call<OpenDay>(who, {
        method: 'POST',
        url: url(CLOSE_PATHS.entries),
        payload: { id, kind, amount, ...(reason ? { reason } : {}) },
      }),

    send: (who: TestUser, payload: object) =>
      call<DayClose & CloseConflict>(who, { method: 'POST', url: url(CLOSE_PATHS.closes), payload }),
  };
}

/** A day long ago that was closed with nothing in it: no books of now are. @returns its date */
export async function makeClosedDay({ database: { db } }: TestApp, { id: by }: TestUser): Promise<string> {
  const day = '2026-01-05';
  const nothing = { income: 0, refunds: 0, discounts: 0, orders: 0, cancelled: { count: 0, amount: 0 }, promos: [] };
  const window = { since: new Date('2026-01-04T17:00:00Z'), until: new Date('2026-01-05T17:00:00Z') };
  const report = { day, ...nothing, float: 0, entries: [], tenders: [], taken_out: 0, left: 0 };
  if (!(await findClose(db, day)))
    await withTx(db, (tx) => insertClose(tx, report, { ...window, by, at: window.until }));
  return day;
}

/** A count of all that is expected, as if somebody had counted it just so. */
export const countOf = ({ day, version, tenders }: OpenDay): CloseBody & { taken_out: number } => ({
  day,
  version,
  counts: tenders.map(({ tender, expected }) =>
    expected < 0 ? { tender, counted: 0, reason: 'Paid from the account' } : { tender, counted: expected },
  ),
  taken_out: 0,
});
