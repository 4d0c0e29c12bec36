import { LIMITS } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { openAccount } from '../../platform/db/query';
import type { Db, Tx } from '../../platform/db/tx';

/** What somebody keeps, the latest first; of what is off the menu too, as it may come back. */
export async function listFavourites(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/**
 * Holds an account that is not closed to the end of the transaction: nobody else writes its favourites meanwhile, and it
 * does not close under them. Undefined where there is none.
 */
export const holdAccount = (tx: Tx, userId: string) =>
  openAccount(tx, userId).select('id').forNoKeyUpdate().executeTakeFirst();

/** How many somebody keeps, with what is off the menu. */
export async function countFavourites(tx: Tx, userId: string): Promise<number> {
  const { kept } = await tx
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(kept);
}

/**
 * Keeps those of these products that are on the menu and not kept yet, the first one as the latest.
 * @param most how many it keeps of them, the first ones
 * @returns how many of these are on the menu
 */
export async function addFavourites(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  now: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    with known as (
      select products.id, wanted.position
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
      join products on products.id = wanted.id and products.archived_at is null
    ), added as (
      insert into favourites (user_id, product_id, created_at)
      select ${userId}, id, ${now}::timestamptz - min(position) * interval '1 millisecond' from known
      where not exists (select from favourites where user_id = ${userId} and product_id = known.id)
      group by id
      order by min(position)
      limit ${most}
    )
    select count(*) as known from known`.execute(tx);
  return rows[0]?.known ?? 0;
}

/** Lets those go that somebody has kept longest, beyond as many as one may keep. */
export async function trimFavourites(tx: Tx, userId: string): Promise<void> {
  const beyond = tx
    .selectFrom('favourites')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .offset(LIMITS.favourites);
  await tx.deleteFrom('favourites').where('user_id', '=', userId).where('product_id', 'in', beyond).execute();
}

/** Keeps a product no more; nothing where it was not kept. */
export async function removeFavourite(db: Db, userId: string, productId: string): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('product_id', '=', productId).execute();
}
