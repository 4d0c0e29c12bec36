import type { ProductFilter } from '@seduh/contract';
import { sql } from 'kysely';
import { countOf, finds, pageOf } from '../../platform/db/query';
import { withTx, type Db } from '../../platform/db/tx';
import { chosen, offsetOf, ORDER, summaryColumns, type SummaryRow } from './repository';
import {
  alike,
  asTyped,
  categoryMeant,
  categoryNamed,
  hasWords,
  likenesses,
  nameHasWords,
  nameHolds,
  setLikeness,
  type Match,
} from './search-conditions-repository';

/** Of the most popular so many are looked at, one by one, before all that hold a text are looked up. */
const WALK = 10_000;

/** Fewer names are found as fast as they are counted. */
export const MANY = 1_000;

/** Of so many names at most the ids are named. */
const FEW = 100;

/** Ranking thousands of names takes longer than finding them. */
const UNRANKED = sql<number>`0`;

/** One page of what nobody counts ahead, and how much of it there is: off the menu, or asked for by its ids. */
export const listCounted = (db: Db, filter: ProductFilter, now: Date) =>
  findPage(db, filter, now, { condition: sql<boolean>`true`, rank: UNRANKED });

/** How many names on the menu hold a text, and how many hold it as words of their own. */
export interface SearchTotal {
  all: number;
  words: number;
  /** Whose they are, where they are few: need not be looked for again. */
  ids: readonly string[] | null;
}

/** Counts names apart from all else of a product: thousands of them lie close together. */
export async function countNames(db: Db, search: string): Promise<SearchTotal> {
  const { fn } = db;
  return db
    .selectFrom('product_names as products')
    .select([fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere(hasWords(search)).as('words')])
    .select(
      sql<string[] | null>`case when count(*) <= ${sql.lit(FEW)} then coalesce(array_agg(product_id), '{}') end`.as(
        'ids',
      ),
    )
    .where(nameHolds(search))
    .executeTakeFirstOrThrow();
}

/**
 * One page of what fits `filter.search`, and how many do in all. A text that is some product's very words, or a
 * category's name, has no slip in it: so names that are merely like it are left out.
 * @param totalOf counts the names on the menu that hold the text
 */
export async function searchProducts(
  db: Db,
  filter: ProductFilter,
  now: Date,
  totalOf: (search: string) => Promise<SearchTotal>,
): Promise<FoundPage> {
  const { search, archived } = filter;
  if (categoryNamed(search) !== undefined) return findPage(db, filter, now, asTyped(search));
  // of what is off the menu nothing is counted ahead
  const total = archived ? null : await totalOf(search);
  const ids = total?.ids ?? null;
  if (total ? total.words > 0 : await hasArchivedName(db, search))
    return (total && (await walkToPage(db, filter, now, total))) ?? findPage(db, filter, now, asTyped(search, ids));
  return withTx(db, async (tx) => {
    let found: FoundPage = { rows: [], total: 0 };
    for (const likeness of likenesses(search)) {
      await setLikeness(tx, likeness);
      found = await findPage(tx, filter, now, alike(search, ids));
      if (found.total > 0) return found;
    }
    const category = categoryMeant(search);
    return category === undefined ? found : findPage(tx, filter, now, asTyped(category));
  });
}

/**
 * A page of names that have the text as words of their own, where thousands do: looked for among the most popular, where
 * they come often enough. Undefined where they do not, or the page goes beyond them.
 */
async function walkToPage(
  db: Db,
  filter: ProductFilter,
  now: Date,
  total: SearchTotal,
): Promise<FoundPage | undefined> {
  const { search, sort, limit, categories, ids: asked } = filter;
  if (sort !== 'popular' || categories !== undefined || asked !== undefined) return undefined;
  if (total.all < MANY || offsetOf(filter) + limit > total.words) return undefined;
  const popular = chosen(db, filter)
    .select(['products.id', 'products.search_name', 'products.sold'])
    .orderBy('products.sold', 'desc')
    .orderBy('products.id')
    .limit(WALK);
  const ids = db
    .selectFrom(popular.as('products'))
    .select('products.id')
    .where(hasWords(search))
    .orderBy('products.sold', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .offset(offsetOf(filter));
  const rows = await db
    .selectFrom(ids.as('found'))
    .innerJoin('products', 'products.id', 'found.id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(summaryColumns(now))
    .orderBy('products.sold', 'desc')
    .orderBy('products.id')
    .execute();
  return rows.length === limit ? { rows, total: total.all } : undefined;
}

const hasArchivedName = (db: Db, search: string): Promise<boolean> =>
  finds(chosen(db, { archived: true }).select('products.id').where(nameHasWords(search)).limit(1));

interface FoundPage {
  rows: SummaryRow[];
  total: number;
}

/** Finds, counts and orders in one go over narrow rows; only the page's own are read whole. */
async function findPage(db: Db, filter: ProductFilter, now: Date, { condition, rank }: Match): Promise<FoundPage> {
  const byRank = filter.sort === 'popular';
  const found = chosen(db, filter).where(condition);
  const ranked = found
    .select(['products.id', 'products.sold', 'products.created_at', 'products.price'])
    .select((byRank ? rank : UNRANKED).as('rank'))
    // keeps the rank from being computed again for every use of it
    .offset(0);
  let ids = db
    .selectFrom(ranked.as('products'))
    .select(['products.id', 'products.rank'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'));
  if (byRank) ids = ids.orderBy('rank', 'desc');
  for (const [column, direction] of ORDER[filter.sort]) ids = ids.orderBy(column, direction);

  let page = db
    .selectFrom(pageOf(ids, filter).as('found'))
    .innerJoin('products', 'products.id', 'found.id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(summaryColumns(now))
    .select(['found.total', 'found.rank']);
  if (byRank) page = page.orderBy('found.rank', 'desc');
  for (const [column, direction] of ORDER[filter.sort]) page = page.orderBy(column, direction);
  const counted = await page.execute();

  const rows = counted.map(({ total: _total, rank: _rank, ...product }) => product);
  if (counted[0] || filter.page === 1) return { rows, total: counted[0]?.total ?? 0 };
  // past the last page: no row says the total
  return { rows, total: await countOf(found) };
}
