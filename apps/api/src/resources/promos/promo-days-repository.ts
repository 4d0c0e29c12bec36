import { sql } from 'kysely';
import { withTx, type Db } from '../../platform/db/tx';

/** Whoever adds up waits for whoever else does. Any number does. */
const FOLDING_LOCK = 0x70726f6d6f;

/** What a promo gave on its last business days with uses, newest first. */
export async function findPromoDays(db: Db, id: string, limit: number) {
  const { rows } = await sql<{ day: string; used: number; given: number }>`
    select day, sum(used)::bigint as used, sum(given)::bigint as given
    from (
      select day, used, given from promo_days where promo_id = ${id}
      union all
      select day, used, given from promo_day_changes where promo_id = ${id}
    ) as noted
    group by day having sum(used) > 0 order by day desc limit ${limit}`.execute(db);
  return rows;
}

/** Adds to the days what has changed; what commits later is added the next time. Figures are the same before and after. */
export const foldPromoDays = (db: Db): Promise<void> =>
  withTx(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${FOLDING_LOCK})`.execute(tx);
    await sql`
      with taken as (
        delete from promo_day_changes returning promo_id, day, used, given
      )
      insert into promo_days as known (promo_id, day, used, given)
        select promo_id, day, sum(used), sum(given) from taken group by 1, 2 having sum(used) <> 0 or sum(given) <> 0
      on conflict (promo_id, day) do update
        set used = known.used + excluded.used, given = known.given + excluded.given`.execute(tx);
  });
