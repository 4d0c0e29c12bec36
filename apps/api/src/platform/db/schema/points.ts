import type { PointsKind } from '@seduh/contract/constants';
import type { ColumnType } from 'kysely';

/** Written once. */
type Once<T> = ColumnType<T, T, never>;

/** Member cards, and their points. Entries are only ever added. */
export interface PointsTables {
  member_cards: {
    user_id: Once<string>;
    /** Twelve digits. */
    number: Once<string>;
    /** That brought it. */
    order_id: ColumnType<string, string, string>;
    /** When that was handed over. */
    issued_at: ColumnType<Date, Date, Date>;
  };
  points_entries: {
    id: Once<string>;
    user_id: Once<string>;
    order_id: Once<string>;
    kind: Once<PointsKind>;
    points: Once<number>;
    /** Rupiah that brought one; null of what was spent and given back. */
    per_point: Once<number | null>;
    at: Once<Date>;
  };
}
