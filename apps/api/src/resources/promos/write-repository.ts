import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { COLUMNS } from '../../platform/db/columns';
import type { PromosTable } from '../../platform/db/schema';
import type { Db } from '../../platform/db/tx';

/** Adds a promo; undefined where its code is another's. */
export function insertPromo(db: Db, promo: Insertable<PromosTable>): Promise<Selectable<PromosTable> | undefined> {
  return db
    .insertInto('promos')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(COLUMNS.promos)
    .executeTakeFirst();
}

/** Columns of a promo that a member of staff sets. Undefined ones stay as they are. */
type PromoUpdate = Updateable<Omit<PromosTable, 'id' | 'used' | 'version' | 'starts_at' | 'ends_at' | 'created_at'>>;

/**
 * Writes changes of a promo that still is what their maker has seen, and raises its version. A new duration moves its
 * end. Rejects with a unique violation where the code is another's, with a check violation where it has been used more
 * often than it may be.
 * @param version what they have seen; undefined for a change that fits whatever is there
 * @returns undefined where somebody else was first, or there is no such promo
 */
export type SavePromo = (
  db: Db,
  id: string,
  changes: PromoUpdate,
  version: number | undefined,
) => Promise<Selectable<PromosTable> | undefined>;

export const savePromo: SavePromo = (db, id, changes, version) => {
  const { duration } = changes;
  let update = db
    .updateTable('promos')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id);
  // in hours: a day of the database's zone may have 23
  if (duration !== undefined)
    update = update.set({ ends_at: sql<Date>`starts_at + make_interval(hours => ${duration} * 24)` });
  if (version !== undefined) update = update.where('version', '=', version);
  return update.returning(COLUMNS.promos).executeTakeFirst();
};

/** Ends a promo that has not ended yet. */
export async function endPromo(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('promos')
    .set({ ends_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .execute();
}
