import { sql } from 'kysely';
import type { Window } from '../../../platform/db/ledger';
import type { Db, Tx } from '../../../platform/db/tx';
import { FIGURE_RULES } from './kept-repository';

/** The months that are kept by this clock and today's rules, the oldest first; whether their days hold is asked of those. */
export async function listMonths(db: Db, timeZone: string): Promise<Window[]> {
  return db
    .selectFrom('monthly_figures')
    .select(['since', 'until'])
    .where('time_zone', '=', timeZone)
    .where('rules', '=', FIGURE_RULES)
    .orderBy('since')
    .execute();
}

/**
 * Keeps the sections of a month, made of those of its days, in place of what was kept of that time. Take the lock first,
 * and ask whether all of its days are kept: a day that goes or comes later takes the month with it.
 */
export async function keepMonth(tx: Tx, days: readonly Window[], month: Window, timeZone: string): Promise<void> {
  const { since, until } = month;
  await tx.deleteFrom('monthly_figures').where('since', '<', until).where('until', '>', since).execute();
  await sql`
    with month as (
      insert into monthly_figures (since, until, time_zone, rules)
      values (${since}, ${until}, ${timeZone}, ${sql.lit(FIGURE_RULES)})
    )
    insert into monthly_figure_rows (since, section, key, one, two, three, four)
    select ${since}::timestamptz, section, key, sum(one)::bigint, sum(two)::bigint, sum(three)::bigint, sum(four)::bigint
    from daily_figure_rows where since = any(${days.map((day) => day.since)}::timestamptz[])
    group by section, key`.execute(tx);
}
