import {
  DayClose,
  type AuditChange,
  type CloseBody,
  type CloseHead,
  type CountedTender,
  type DrawerEntryBody,
  type OpenDay,
  type Pagination,
} from '@seduh/contract';
import {
  CLOSE_LIMITS,
  CLOSE_MESSAGES,
  CLOSE_PATHS,
  type AuditAction,
  type DrawerKind,
} from '@seduh/contract/constants';
import { closeProblems, countedTenders, differenceOf, whyNotClosable } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import { recordAct } from '../../platform/db/audit';
import { lockBooks } from '../../platform/db/closing';
import { HOURS, isUniqueViolation, readShopColumns } from '../../platform/db/query';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { paginate, type PageRequest } from '../../platform/http/envelope';
import { HttpError, invalid, notFound } from '../../platform/http/errors';
import { drawersOf } from '../dashboard/daily-sums';
import { readOpenDay } from './open-day';
import { findClose, findEntry, insertClose, insertEntry, listCloses, type CloseRow } from './repository';

interface ClosesContext {
  db: Db;
  clock: Clock;
  /** Keeps off whoever books money meanwhile; the usual way where it is left out. */
  hold?: (tx: Tx) => Promise<void>;
}

const ACTS: Record<DrawerKind, AuditAction> = {
  float: 'money.float',
  'pay in': 'money.payin',
  'pay out': 'money.payout',
};

/** The cash drawer, and closing business days. */
export function createCloses({ db, clock, hold = lockBooks }: ClosesContext) {
  const snapshot = <T>(fn: (tx: Tx) => Promise<T>) => withTx(db, fn, { isolation: 'repeatable read' });

  const readOpen = (): Promise<OpenDay> => snapshot(async (tx) => (await readOpenDay(tx, clock.now(), drawersOf)).open);

  return {
    /** The day that is to be closed next, as it stands. */
    open: readOpen,

    /** One page of closed days, the latest first. */
    async list(page: PageRequest): Promise<{ closes: CloseHead[]; meta: Pagination }> {
      const { rows, total } = await snapshot((tx) => listCloses(tx, page));
      const meta = paginate(CLOSE_PATHS.closes, { ...page, totalData: total }, {});
      return { closes: rows.map(toHead), meta };
    },

    /** A closed day by its date. Throws 404 for one that is not. */
    async find(day: string): Promise<DayClose> {
      const row = DayClose.shape.day.safeParse(day).success ? await findClose(db, day) : undefined;
      if (!row) throw notFound('Closed day');
      return toClose(row);
    },

    /**
     * Closes the day for good. Money that is being booked meanwhile is in its sums, or on the next day. Throws 409
     * EDIT_CONFLICT with the day as it is now where it is not what was counted against, and how it was closed where somebody
     * was quicker; 400 with messages by field, also where the day still runs.
     * @param by the member of staff
     */
    async close({ day, version, counts, taken_out: takenOut = 0 }: CloseBody, by: string): Promise<DayClose> {
      const outcome = await withTx(db, async (tx) => {
        await hold(tx);
        const at = clock.now();
        const { open, window } = await readOpenDay(tx, at);
        if (open.day !== day || open.version !== version) return { open };
        const why = whyNotClosable(await readShopColumns(tx, HOURS), day, at);
        if (why) throw invalid({ day: why });
        const problems = closeProblems(open.tenders, counts, takenOut);
        if (Object.keys(problems).length > 0) throw invalid(problems);
        const tenders = countedTenders(open.tenders, counts);
        const inDrawer = tenders.find(({ tender }) => tender === 'cash')?.counted ?? 0;
        const { income, refunds, discounts, orders, cancelled, promos, float, entries } = open;
        const sums = { day, income, refunds, discounts, orders, cancelled, promos, float, entries };
        await insertClose(
          tx,
          { ...sums, tenders, taken_out: takenOut, left: inDrawer - takenOut },
          { ...window, by, at },
        );
        const act = { by, action: 'money.close', subject: { id: day, name: day }, at } as const;
        await recordAct(tx, act, [
          ...tenders.flatMap(countChanges),
          { field: 'taken_out', of: null, before: null, after: takenOut },
        ]);
        return { closed: await findClose(tx, day) };
      });
      if (outcome.closed) return toClose(outcome.closed);
      const before = await findClose(db, day);
      const data = { open: outcome.open, closed: before ? toClose(before) : null };
      const msg = before ? CLOSE_MESSAGES.dayClosed : CLOSE_MESSAGES.dayChanged;
      throw new HttpError(409, 'EDIT_CONFLICT', msg, data);
    },

    /**
     * Writes down cash that is put in or taken out; sent again under its id, it is there once. A float is said once, before
     * anything was closed: 409 EDIT_CONFLICT with the open day where there is one already.
     */
    async move({ id, kind, amount, reason = null }: DrawerEntryBody, by: string): Promise<OpenDay> {
      if (kind !== 'float' && !reason) throw invalid({ reason: CLOSE_MESSAGES.whatFor });
      const write = (tx: Tx) =>
        moveInTransaction(tx, { id, kind, amount, reason: kind === 'float' ? null : reason }, by);
      const isDone = await withTx(db, write).catch(async (error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        return (await findEntry(db, id)) !== undefined;
      });
      const open = await readOpen();
      if (!isDone) throw new HttpError(409, 'EDIT_CONFLICT', CLOSE_MESSAGES.floatOnce, { open, closed: null });
      return open;
    },
  };

  /** False where a float cannot be said any more. */
  async function moveInTransaction(
    tx: Tx,
    entry: Required<Omit<DrawerEntryBody, 'reason'>> & { reason: string | null },
    by: string,
  ): Promise<boolean> {
    const at = clock.now();
    if (await findEntry(tx, entry.id)) return true;
    const { open } = await readOpenDay(tx, at);
    if (entry.kind === 'float' && (!open.first || open.entries.some(({ kind }) => kind === 'float'))) return false;
    if (open.entries.length >= CLOSE_LIMITS.entries) throw invalid({ amount: CLOSE_MESSAGES.entriesFull });
    await insertEntry(tx, { ...entry, by, at });
    const change = { field: 'drawer' as const, of: null, before: null, after: entry.amount };
    await recordAct(tx, { by, action: ACTS[entry.kind], subject: null, at }, [change]);
    return true;
  }
}

/** What the record says of one count: reasons are free text, and stay in the report. */
const countChanges = ({ tender: of, expected, counted }: CountedTender): AuditChange[] => [
  { field: 'counted', of, before: null, after: counted },
  ...(counted === expected ? [] : [{ field: 'difference' as const, of, before: null, after: counted - expected }]),
];

const toClose = ({ closed_at, actor_id, actor_name, report }: CloseRow): DayClose => ({
  ...report,
  closed_at: closed_at.toISOString(),
  by: { id: actor_id, name: actor_name },
});

const toHead = (row: CloseRow): CloseHead => {
  const { day, income, refunds, tenders, closed_at, by } = toClose(row);
  return { day, income, refunds, closed_at, by, difference: differenceOf(tenders) };
};
