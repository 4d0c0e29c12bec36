import type { DrawerEntry, OpenDay } from '@seduh/contract';
import { businessDay, closableFrom, dayVersion, isCash, startOfDay, tenderSums } from '@seduh/domain';
import type { Window } from '../../platform/db/ledger';
import { HOURS, readShopColumns } from '../../platform/db/query';
import type { Tx } from '../../platform/db/tx';
import {
  countUnderWay,
  findFirstBooked,
  findLastClose,
  listEntries,
  sumCancelled,
  sumMethods,
  sumPromos,
  type Taken,
} from './repository';

/** The day that is to be closed next, and the stretch of time that it is. */
export interface OpenBooks {
  open: OpenDay;
  window: Window;
}

const FAR = new Date('2100-01-01T00:00:00Z');

/** Which part of a day's sums is kept; what is not is read from the books. */
type Known = (tx: Tx, window: Window) => Promise<Taken>;

/** All of it from the books: what a close is made of. */
const fromBooks: Known = async (_tx, window) => ({ kept: [], live: [window] });

/**
 * The day that is to be closed next: the first since the last close on which anything happened, else today. Days on which
 * nothing did need no close. Read it in one snapshot, or under the lock of the books.
 * @param known for whoever only looks: the same sums, most of them kept; left out, all are read from the books
 */
export async function readOpenDay(tx: Tx, now: Date, known = fromBooks): Promise<OpenBooks> {
  const shop = await readShopColumns(tx, HOURS);
  const zone = shop.time_zone;
  const last = await findLastClose(tx);
  const today = businessDay(zone, now);
  const first = await findFirstBooked(tx, last?.until ?? null);
  const next = last ? businessDay(zone, last.until) : today;
  const day = first ? businessDay(zone, first) : next > today ? next : today;
  const begin = startOfDay(zone, day);
  // a shop that has moved to another zone since
  const window = { since: last && last.until > begin ? last.until : begin, until: startOfDay(zone, day, 1) };
  const taken = await known(tx, window);
  const methods = await sumMethods(tx, taken);
  const entries = (await listEntries(tx, window)).map(toEntry);
  const promos = await sumPromos(tx, taken);
  const float = last?.report.left ?? 0;
  const tenders = tenderSums(methods, float, entries);
  const sum = (of: 'received' | 'returned' | 'payments') => methods.reduce((total, method) => total + method[of], 0);
  const open: OpenDay = {
    day,
    income: sum('received'),
    refunds: sum('returned'),
    discounts: promos.reduce((total, { amount }) => total + amount, 0),
    orders: sum('payments'),
    cancelled: await sumCancelled(tx, window),
    promos,
    float,
    entries,
    tenders,
    closable_from: closableFrom(shop, day, now)?.toISOString() ?? null,
    begun: day <= today,
    first: last === undefined,
    cash_since: day < today ? await cashIn(tx, { since: window.until, until: FAR }) : 0,
    under_way: await countUnderWay(tx),
    version: dayVersion({ day, float, tenders }),
    as_of: now.toISOString(),
  };
  return { open, window };
}

/** Cash that came less what went, with what moved beside the orders. */
async function cashIn(tx: Tx, window: Window): Promise<number> {
  const methods = (await sumMethods(tx, await fromBooks(tx, window))).filter(({ payment_id }) => isCash(payment_id));
  return tenderSums(methods, 0, await listEntries(tx, window))[0]?.expected ?? 0;
}

const toEntry = ({
  at,
  actor_id,
  actor_name,
  ...entry
}: Awaited<ReturnType<typeof listEntries>>[number]): DrawerEntry => ({
  ...entry,
  at: at.toISOString(),
  by: { id: actor_id, name: actor_name },
});
