import type {
  Allergen,
  Category,
  CategoryId,
  ProductFilter,
  ProductSize,
  ProductSubstitute,
  ProductSummary,
  Translations,
} from '@seduh/contract';
import { sql } from 'kysely';
import { mustChoose, optionGroups } from '../../platform/db/option-columns';
import { pageOf } from '../../platform/db/query';
import type { Db } from '../../platform/db/tx';

/** Order of a list; the id makes it total, so that no page repeats or skips a product. */
export const ORDER = {
  popular: by('products.sold', 'desc', 'asc'),
  newest: by('products.created_at', 'desc', 'asc'),
  oldest: by('products.created_at', 'asc', 'desc'),
  priciest: by('products.price', 'desc', 'desc'),
  cheapest: by('products.price', 'asc', 'asc'),
} as const satisfies Record<ProductFilter['sort'], unknown>;

type Direction = 'asc' | 'desc';

function by<Column extends string>(column: Column, direction: Direction, ids: Direction) {
  return [[column, direction] as const, ['products.id', ids] as const] as const;
}

/** One page of the menu, without a text to look for. */
export function listProducts(db: Db, filter: ProductFilter, now: Date) {
  let page = chosen(db, filter)
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(summaryColumns(now));
  for (const [column, direction] of ORDER[filter.sort]) page = page.orderBy(column, direction);
  return pageOf(page, filter).execute();
}

/** All categories, in the order of the tabs. */
export function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom('categories').select(['id', 'category_name']).orderBy('id').execute();
}

/** How many products each category has on the menu, by its id. Asked one by one, an index alone can tell. */
export async function countMenu(db: Db): Promise<Map<CategoryId, number>> {
  const rows = await db
    .selectFrom('categories')
    .select([
      'categories.id',
      ({ fn, selectFrom }) =>
        selectFrom('products')
          .select(fn.countAll<number>().as('count'))
          .whereRef('products.category_id', '=', 'categories.id')
          .where('products.archived_at', 'is', null)
          .as('count'),
    ])
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count ?? 0]));
}

/** The menu, or what has been taken off it. The menu's condition stands as text, so that the partial indexes serve it. */
export function chosen(db: Db, filter: Pick<ProductFilter, 'archived'> & Partial<ProductFilter>) {
  const { archived, categories, ids } = filter;
  let all = db.selectFrom('products').where('products.archived_at', archived ? 'is not' : 'is', null);
  if (ids !== undefined) all = all.where('products.id', '=', sql<string>`any(${ids}::uuid[])`);
  if (categories === undefined) return all;
  // one at the most is asked for, which an index serves; where none is known nothing is found
  const [category = null] = categories;
  return all.where('products.category_id', '=', sql<CategoryId>`${category}`);
}

export const offsetOf = ({ page, limit }: ProductFilter): number => (page - 1) * limit;

/** One product, also an archived one: an old order links to it. */
export const findProduct = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(summaryColumns(now))
    .select([
      'products.description',
      'products.description_translations',
      'products.stock',
      'products.sold_out_until',
      'products.version',
      'products.contains',
      'products.work_seconds',
      'products.station',
      optionGroups(now).as('option_groups'),
      substituteNow(now).as('substitute'),
      sql<boolean>`products.archived_at is not null`.as('archived'),
    ])
    .where('products.id', '=', id)
    .executeTakeFirst();

/** What is offered instead of a row of `products` while it is sold out, as far as that is there to be had; null for nothing. */
const substituteNow = (now: Date) => sql<SubstituteRow | null>`(
  select jsonb_build_object(
    'id', other.id, 'product_name', other.product_name, 'name_translations', other.name_translations, 'price', other.price
  )
  from products as other
  where other.id = products.substitute_id and products.sold_out_until > ${now}
    and other.archived_at is null and coalesce(other.stock > 0, true) and coalesce(other.sold_out_until <= ${now}, true)
)`;

type SubstituteRow = Omit<ProductSubstitute, 'name_translations'> & { name_translations: Translations | null };

/** Of these products on the menu what is in them, beside what their viewer avoids; none for who avoids nothing. */
export const listForWarnings = (db: Db, { ids, userId, now }: { ids: readonly string[]; userId: string; now: Date }) =>
  db
    .selectFrom('products')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['products.id', 'products.contains', optionGroups(now).as('option_groups')])
    .select(sql<Allergen[]>`users.avoids`.as('avoids'))
    .where('products.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('products.archived_at', 'is', null)
    .where(sql<boolean>`cardinality(users.avoids) > 0`)
    .execute();

/** The sizes this product comes in, with what it takes more for each. */
export const listSizes = (db: Db, productId: string): Promise<ProductSize[]> =>
  db
    .selectFrom('products')
    .innerJoin('sizes', (join) => join.on(sql<boolean>`sizes.id = any(products.size_ids)`))
    .leftJoin('product_sizes', (join) =>
      join.onRef('product_sizes.size_id', '=', 'sizes.id').onRef('product_sizes.product_id', '=', 'products.id'),
    )
    .select(['sizes.id', 'sizes.name', ({ fn, val }) => fn.coalesce('product_sizes.surcharge', val(0)).as('surcharge')])
    .where('products.id', '=', productId)
    .orderBy('sizes.id')
    .execute();

/** Since when a product is off the menu; undefined where there is no such product. */
export const findArchivedAt = (db: Db, id: string) =>
  db.selectFrom('products').select('archived_at').where('id', '=', id).executeTakeFirst();

/** What is on the menu, the newest first, and when staff last changed it: a sale is no change. */
export const listMenuChanges = (db: Db, most: number) =>
  db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'asc')
    .limit(most)
    .execute();

export const summaryColumns = (now: Date) =>
  [
    'products.id',
    'products.product_name',
    'products.name_translations',
    'products.price',
    'products.image',
    'products.category_id',
    'categories.category_name',
    'products.sold',
    'products.size_ids',
    mustChoose(now).as('must_choose'),
    sql<boolean>`products.archived_at is null
      and coalesce(products.stock > 0, true)
      and coalesce(products.sold_out_until <= ${now}, true)`.as('available'),
  ] as const;

/** What a list shows of a product. */
export type SummaryRow = Omit<ProductSummary, 'name_translations'> & { name_translations: Translations | null };
