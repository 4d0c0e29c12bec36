import type { AuditKind } from '@seduh/contract/constants';
import { sql, type RawBuilder } from 'kysely';
import { withTx, type Db } from '../../platform/db/tx';

/** Whoever adds up waits for whoever else does. Any number does. */
const FOLDING_LOCK = 0x617564697473;

/** Which entries are counted; `since` and `until` are beginnings of days in UTC, `until` is not included. */
export interface CountedEntries {
  kind: AuditKind | undefined;
  /** Whose; the command line has an id of its own. */
  by: string | undefined;
  since: Date | undefined;
  until: Date | undefined;
}

/** How many entries whole days brought. Exact: what is not added to its day yet is counted as well. */
export async function countOfDays(db: Db, { kind, by, since, until }: CountedEntries): Promise<number> {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const conditions: RawBuilder<unknown>[] = [
    sql`true`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(by ? [sql`actor_id = ${by}::uuid`] : []),
    ...(since ? [sql`day >= ${day(since)}::date`] : []),
    ...(until ? [sql`day < ${day(until)}::date`] : []),
  ];
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(entries), 0)::bigint as total
    from (
      select day, kind, actor_id, entries from audit_days union all select day, kind, actor_id, 1 from audit_day_changes
    ) as noted
    where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Adds to the days what has been written; what commits later is added the next time. Counts are the same before and after. */
export const foldAuditDays = (db: Db): Promise<void> =>
  withTx(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${FOLDING_LOCK})`.execute(tx);
    await sql`
      with taken as (
        delete from audit_day_changes returning day, kind, actor_id
      )
      insert into audit_days as known (day, kind, actor_id, entries)
        select day, kind, actor_id, count(*) from taken group by 1, 2, 3
      on conflict (day, kind, actor_id) do update set entries = known.entries + excluded.entries`.execute(tx);
  });
