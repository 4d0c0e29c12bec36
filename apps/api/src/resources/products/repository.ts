import type { ProductFilter, ProductSize } from '@seduh/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import { withTx, type Db } from '../../db/tx';
import type { Schema } from '../../db/schema';
import { matchRank, nameMatches, setLikeness } from './search';

type Listed = SelectQueryBuilder<Schema, 'products' | 'categories', object>;

/** Order of a list; the id makes it total, so that no page repeats or skips a product. */
const ORDER = {
  popular: [
    ['products.sold', 'desc'],
    ['products.id', 'asc'],
  ],
  newest: [
    ['products.created_at', 'desc'],
    ['products.id', 'asc'],
  ],
  oldest: [
    ['products.created_at', 'asc'],
    ['products.id', 'desc'],
  ],
  priciest: [
    ['products.price', 'desc'],
    ['products.id', 'desc'],
  ],
  cheapest: [
    ['products.price', 'asc'],
    ['products.id', 'asc'],
  ],
} as const satisfies Record<ProductFilter['sort'], unknown>;

/** One page of the menu and how many products there are in all; archived ones are left out. */
export async function listProducts(db: Db, filter: ProductFilter, now: Date) {
  if (filter.search === '') return pageOf(db, filter, now);
  return withTx(db, async (tx) => {
    await setLikeness(tx, filter.search);
    return pageOf(tx, filter, now);
  });
}

async function pageOf(db: Db, filter: ProductFilter, now: Date) {
  const { search, sort, page, limit } = filter;
  const matching = menu(db, filter);
  let ordered = matching.select(summaryColumns(now));
  if (search !== '' && sort === 'popular') ordered = ordered.orderBy(matchRank(search), 'desc');
  for (const [column, direction] of ORDER[sort]) ordered = ordered.orderBy(column, direction);
  const rows = await ordered
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** What the customer may choose from. The condition stands as text, so that the partial indexes serve it. */
function menu(db: Db, { search, categories }: ProductFilter): Listed {
  let query: Listed = db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.archived_at', 'is', null);
  if (categories !== undefined) query = query.where('products.category_id', '=', categories);
  if (search !== '') query = query.where(nameMatches(search));
  return query;
}

/** One product, also an archived one: an old order links to it. */
export function findProduct(db: Db, id: string, now: Date) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(summaryColumns(now))
    .select([
      'products.description',
      'products.stock',
      'products.sold_out_until',
      sql<boolean>`products.archived_at is not null`.as('archived'),
    ])
    .where('products.id', '=', id)
    .executeTakeFirst();
}

/** Every size with what this product takes more for it. */
export function listSizes(db: Db, productId: string): Promise<ProductSize[]> {
  return db
    .selectFrom('sizes')
    .leftJoin('product_sizes', (join) =>
      join.onRef('product_sizes.size_id', '=', 'sizes.id').on('product_sizes.product_id', '=', productId),
    )
    .select(['sizes.id', 'sizes.name', ({ fn, val }) => fn.coalesce('product_sizes.surcharge', val(0)).as('surcharge')])
    .orderBy('sizes.id')
    .execute();
}

export async function productExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

function summaryColumns(now: Date) {
  return [
    'products.id',
    'products.product_name',
    'products.price',
    'products.image',
    'products.category_id',
    'categories.category_name',
    'products.sold',
    sql<boolean>`products.archived_at is null
      and coalesce(products.stock > 0, true)
      and coalesce(products.sold_out_until <= ${now}, true)`.as('available'),
  ] as const;
}
