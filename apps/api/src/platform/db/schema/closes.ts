import type { DayClose } from '@seduh/contract';
import type { DrawerKind } from '@seduh/contract/constants';
import type { ColumnType } from 'kysely';

/** Written once. */
type Once<T> = ColumnType<T, T, never>;

/** A closed day as it is shown, but for who closed it and when. */
export type ClosedReport = Omit<DayClose, 'closed_at' | 'by'>;

/** Closed days, and cash that moved beside the orders. Rows are only ever added. */
export interface CloseTables {
  day_closes: {
    /** YYYY-MM-DD; never read as it is, the report says it. */
    day: ColumnType<never, string, never>;
    since: Once<Date>;
    /** What lies before it is closed. */
    until: Once<Date>;
    closed_at: Once<Date>;
    actor_id: Once<string>;
    actor_name: Once<string>;
    report: ColumnType<ClosedReport, string, never>;
  };
  drawer_entries: {
    id: Once<string>;
    kind: Once<DrawerKind>;
    amount: Once<number>;
    reason: Once<string | null>;
    at: Once<Date>;
    /** Set by a trigger where its day was closed. */
    booked_at: ColumnType<Date | null, never, never>;
    actor_id: Once<string>;
    actor_name: Once<string>;
  };
}
