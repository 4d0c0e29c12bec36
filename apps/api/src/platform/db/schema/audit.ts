import type { AuditChange } from '@seduh/contract';
import type { AuditAction } from '@seduh/contract/constants';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** jsonb that is written once. */
type Written<T> = ColumnType<T, string, never>;

/** What staff did. Rows are only ever added. */
export interface AuditTables {
  audit_log: {
    id: GeneratedAlways<number>;
    at: ColumnType<Date, Date, never>;
    /** null: done on the command line */
    actor_id: ColumnType<string | null, string | null, never>;
    actor_name: ColumnType<string, string, never>;
    action: ColumnType<AuditAction, AuditAction, never>;
    subject_id: ColumnType<string | null, string | null, never>;
    subject_name: ColumnType<string | null, string | null, never>;
    changes: Written<AuditChange[]>;
    /** In lower case, what a search looks through. */
    search: GeneratedAlways<string>;
  };
  audit_days: { day: string; kind: string; actor_id: string; entries: number };
  audit_day_changes: { day: string; kind: string; actor_id: string };
}
