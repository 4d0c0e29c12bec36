import type { Db } from '../../db/tx';

/** Promos that count at `now` and have uses left, oldest first. */
export async function listRunning(
  db: Db,
  filter: { code?: string | undefined; page: number; limit: number },
  now: Date,
) {
  let running = db
    .selectFrom('promos')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('total_uses', 'is', null), eb('used', '<', eb.ref('total_uses'))]));
  if (filter.code) running = running.where('code', '=', filter.code.toUpperCase());
  const rows = await running
    .selectAll()
    .orderBy('starts_at')
    .orderBy('id')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  const { total } = await running.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
