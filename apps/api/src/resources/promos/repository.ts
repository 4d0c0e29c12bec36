import type { PromoFilter } from '@seduh/contract';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { COLUMNS } from '../../platform/db/columns';
import type { Schema } from '../../platform/db/schema';
import type { Db } from '../../platform/db/tx';

type Promos = SelectQueryBuilder<Schema, 'promos', object>;

/** One page of the promos of a state, and how many there are: running ones oldest first, others newest first. */
export async function listPromos(db: Db, { code, state, page, limit }: PromoFilter, now: Date) {
  let found = inState(db, state, now);
  if (code) found = found.where('code', '=', code.toUpperCase());
  const direction = state === 'running' ? 'asc' : 'desc';
  const rows = await found
    .select(COLUMNS.promos)
    .orderBy('starts_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** A promo runs from its start to its end, while it has uses left; one that is still to come does neither. */
function inState(db: Db, state: PromoFilter['state'], now: Date): Promos {
  const promos = db.selectFrom('promos');
  if (state === 'all') return promos;
  if (state === 'ended') return promos.where((eb) => eb.or([eb('ends_at', '<=', now), eb.not(hasUses(eb))]));
  return promos.where('starts_at', '<=', now).where('ends_at', '>', now).where(hasUses);
}

const hasUses = (eb: ExpressionBuilder<Schema, 'promos'>) =>
  eb.or([eb('total_uses', 'is', null), eb('used', '<', eb.ref('total_uses'))]);

/** One promo, whatever its state. */
export function findPromo(db: Db, id: string) {
  return db.selectFrom('promos').select(COLUMNS.promos).where('id', '=', id).executeTakeFirst();
}
