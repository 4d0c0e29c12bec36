import type { CategoryId, LineOption, Translations } from '@seduh/contract';
import type { SetWork, StationRules } from '@seduh/domain/forecast';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tx';

/** So many orders are looked at, the newest, whether they teach or not: more of them say nothing new. */
const MOST_ORDERS = 5_000;

/** An order that was begun and became ready. */
export interface MadeRow {
  begun_at: Date;
  /** Its first cup was made then, which began it: nobody knows since when it was under way. */
  is_begun_by_pour: boolean;
  ready_at: Date;
  lines: { product_id: string; qty: number; options: Pick<LineOption, 'id'>[] | null }[];
}

/** What became ready since then, as far as it was begun as well. What was undone was never made. */
export async function listMade(db: Db, since: Date): Promise<MadeRow[]> {
  const { rows } = await sql<MadeRow>`
    select
      begun.moved_at as begun_at, ready.moved_at as ready_at,
      -- one look for each order: of an exists the planner may make a reading of all cups there ever were
      coalesce((
        select true from order_pours
        where order_pours.order_id = ready.order_id and poured_at = begun.moved_at and from_status = 'confirmed' limit 1
      ), false) as is_begun_by_pour,
      (
        select jsonb_agg(jsonb_build_object('product_id', product_id, 'qty', qty, 'options', options))
        from order_lines where order_lines.order_id = ready.order_id
      ) as lines
    from (
        select order_id, moved_at from order_moves
        where to_status = 'ready' and undone_at is null and moved_at >= ${since}
        order by moved_at desc limit ${MOST_ORDERS}
      ) as ready
      cross join lateral (
        select max(moved_at) as moved_at from order_moves
        where order_id = ready.order_id and to_status = 'preparing' and undone_at is null and moved_at <= ready.moved_at
      ) as begun
    where begun.moved_at is not null
    order by ready.moved_at desc`.execute(db);
  return rows;
}

/** A product that is made, on the menu or not. */
export interface MadeProduct extends SetWork {
  id: string;
  product_name: string;
  name_translations: Translations | null;
  category_id: CategoryId;
  version: number;
  archived: boolean;
}

/** What these products take as they are set now. */
export const listMadeProducts = (db: Db, ids: readonly string[]): Promise<MadeProduct[]> =>
  db
    .selectFrom('products')
    .select(['id', 'product_name', 'name_translations', 'category_id', 'work_seconds', 'station', 'version'])
    .select(sql<boolean>`archived_at is not null`.as('archived'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** What these options take as they are set now. */
export const listMadeOptions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('options')
    .select(['id', 'work_seconds', 'station'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();

/** How the shop works by default: who was on on each of those days nobody has written down. */
export const readStations = (db: Db): Promise<{ stations: StationRules }> =>
  db
    .selectFrom('shop')
    .select(sql<StationRules>`stations`.as('stations'))
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
