import type { PromoFilter } from '@seduh/contract';
import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  type Updateable,
} from 'kysely';
import { countOf, pageOf, type TranslationsUpdate } from '../../platform/db/query';
import { COLUMNS, type PromosTable, type Schema } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';

type Promos = SelectQueryBuilder<Schema, 'promos', object>;

/** One page of the promos of a state, and how many there are: running ones oldest first, others newest first. */
export async function listPromos(db: Db, filter: PromoFilter, now: Date) {
  const { code, state } = filter;
  let found = inState(db, state, now);
  if (code) found = found.where('code', '=', code.toUpperCase());
  const direction = state === 'running' ? 'asc' : 'desc';
  const ordered = found.select(COLUMNS.promos).orderBy('starts_at', direction).orderBy('id', direction);
  const rows = await pageOf(ordered, filter).execute();
  return { rows, total: await countOf(found) };
}

/** A promo runs from its start to its end, while it has uses and budget left; one that is still to come does neither. */
function inState(db: Db, state: PromoFilter['state'], now: Date): Promos {
  const promos = db.selectFrom('promos');
  if (state === 'all') return promos;
  if (state === 'ended') return promos.where((eb) => eb.or([eb('ends_at', '<=', now), eb.not(hasUses(eb))]));
  return promos.where('starts_at', '<=', now).where('ends_at', '>', now).where(hasUses);
}

const hasUses = (eb: ExpressionBuilder<Schema, 'promos'>) =>
  eb.and([
    eb.or([eb('total_uses', 'is', null), eb('used', '<', eb.ref('total_uses'))]),
    eb.or([eb('budget', 'is', null), eb('given', '<', eb.ref('budget'))]),
  ]);

/** What these products are called, archived ones too. */
export const namesOfProducts = (db: Db, ids: readonly string[]) =>
  db.selectFrom('products').select(['id', 'product_name', 'name_translations']).where('id', 'in', ids).execute();

/** One promo, whatever its state. */
export function findPromo(db: Db, id: string) {
  return db.selectFrom('promos').select(COLUMNS.promos).where('id', '=', id).executeTakeFirst();
}

/** Adds a promo; undefined where its code is another's. */
export const insertPromo = (db: Db, promo: Insertable<PromosTable>): Promise<Selectable<PromosTable> | undefined> =>
  db
    .insertInto('promos')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(COLUMNS.promos)
    .executeTakeFirst();

/** Columns of a promo that a member of staff sets. Undefined ones stay as they are. */
type PromoUpdate = Updateable<
  Omit<
    PromosTable,
    'id' | 'kind' | 'used' | 'given' | 'version' | 'starts_at' | 'ends_at' | 'created_at' | keyof TranslationsUpdate
  >
> &
  TranslationsUpdate;

/**
 * Writes changes of a promo that is of this `version`, where one is given, and raises it; a new duration moves its end.
 * Rejects with a unique violation for another's code, with a check violation for fewer uses than there were.
 * @param held called with the promo as it was, once nobody else can change it
 * @returns undefined where somebody else was first, or there is no such promo
 */
export async function savePromo(
  tx: Tx,
  id: string,
  changes: PromoUpdate,
  version: number | undefined,
  held: (before: Selectable<PromosTable>) => void,
): Promise<Selectable<PromosTable> | undefined> {
  const before = await holdPromo(tx, id);
  if (!before || (version !== undefined && before.version !== version)) return undefined;
  held(before);
  const { duration } = changes;
  let update = tx
    .updateTable('promos')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id);
  // in hours: a day of the database's zone may have 23
  if (duration !== undefined)
    update = update.set({ ends_at: sql<Date>`starts_at + make_interval(hours => ${duration} * 24)` });
  return update.returning(COLUMNS.promos).executeTakeFirst();
}

/** One promo, which nobody else changes until the end of the transaction. */
export const holdPromo = (tx: Tx, id: string) =>
  tx.selectFrom('promos').select(COLUMNS.promos).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Ends a promo that has not ended yet; undefined where it has. */
export const endPromo = (tx: Tx, id: string, now: Date): Promise<Selectable<PromosTable> | undefined> =>
  tx
    .updateTable('promos')
    .set({ ends_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .returning(COLUMNS.promos)
    .executeTakeFirst();
