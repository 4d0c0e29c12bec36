import type { ProductFilter, ProductSummary } from '@seduh/contract';
import { sql } from 'kysely';
import { withTx, type Db } from '../../db/tx';
import { chosen, offsetOf, ORDER, summaryColumns } from './repository';
import {
  alike,
  asTyped,
  categoryMeant,
  categoryNamed,
  hasWords,
  likenesses,
  nameHasWords,
  setLikeness,
  VERY_WORDS,
  type Match,
} from './search';

/** Of the most popular so many are looked at, one by one, before all that hold a text are looked up. */
const WALK = 10_000;

/** Ranking thousands of names takes longer than finding them. */
const UNRANKED = sql<number>`0`;

/** One page of what has been taken off the menu, and how much of it there is. */
export function listArchived(db: Db, filter: ProductFilter, now: Date) {
  return findPage(db, filter, now, { condition: sql<boolean>`true`, rank: UNRANKED });
}

/**
 * One page of what fits `filter.search`, and how many do in all. A text that is some product's very words, or a
 * category's name, has no slip in it: so names that are merely like it are left out.
 * @param total what the text is known to find on the whole menu
 */
export async function searchProducts(db: Db, filter: ProductFilter, now: Date, total?: SearchTotal) {
  const { search, page, sort, categories } = filter;
  if (sort === 'popular' && categories === undefined && categoryNamed(search) === undefined) {
    const near = total && (await walkToPage(db, filter, now, total));
    if (near) return near;
    // where one of the page has the very words, all is said: nothing is looked for twice
    const found = await findPage(db, filter, now, asTyped(search));
    if (found.best === VERY_WORDS) return found;
    // the first page begins with the best: if that has not the very words, none has
    if (page > 1 && (await hasName(db, filter))) return found;
  } else if (categoryNamed(search) !== undefined || (await hasName(db, filter))) {
    return findPage(db, filter, now, asTyped(search));
  }
  return withTx(db, async (tx) => {
    let found: FoundPage = { rows: [], total: 0, words: 0, best: undefined };
    for (const likeness of likenesses(search)) {
      await setLikeness(tx, likeness);
      found = await findPage(tx, filter, now, alike(search));
      if (found.total > 0) return found;
    }
    const category = categoryMeant(search);
    return category === undefined ? found : findPage(tx, filter, now, asTyped(category));
  });
}

/** How many names hold a text, and how many hold it as words of their own. */
export interface SearchTotal {
  all: number;
  words: number;
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
  const { search, limit } = filter;
  if (offsetOf(filter) + limit > total.words) return undefined;
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
  return rows.length === limit ? { rows, total: total.all, words: total.words, best: VERY_WORDS } : undefined;
}

async function hasName(db: Db, { search, archived }: ProductFilter): Promise<boolean> {
  const all = chosen(db, { archived });
  const row = await all.select('products.id').where(nameHasWords(search)).limit(1).executeTakeFirst();
  return row !== undefined;
}

interface FoundPage {
  rows: ProductSummary[];
  total: number;
  /** How many of them fit as well as any. */
  words: number;
  /** How well the first of the page fits, where the most popular come first. */
  best: number | undefined;
}

/** Finds, counts and orders in one go over narrow rows; only the page's own are read whole. */
async function findPage(db: Db, filter: ProductFilter, now: Date, { condition, rank }: Match): Promise<FoundPage> {
  const byRank = filter.sort === 'popular';
  const found = chosen(db, filter).where(condition);
  const ranked = found
    .select(['products.id', 'products.sold', 'products.created_at', 'products.price'])
    .select((byRank ? rank : UNRANKED).as('rank'))
    // keeps the rank from being reckoned again for every use of it
    .offset(0);
  let ids = db
    .selectFrom(ranked.as('products'))
    .select(['products.id', 'products.rank'])
    .select(({ fn }) => [
      fn.countAll<number>().over().as('total'),
      fn.countAll<number>().filterWhere('products.rank', '=', VERY_WORDS).over().as('words'),
    ]);
  if (byRank) ids = ids.orderBy('rank', 'desc');
  for (const [column, direction] of ORDER[filter.sort]) ids = ids.orderBy(column, direction);

  let page = db
    .selectFrom(ids.limit(filter.limit).offset(offsetOf(filter)).as('found'))
    .innerJoin('products', 'products.id', 'found.id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(summaryColumns(now))
    .select(['found.total', 'found.words', 'found.rank']);
  if (byRank) page = page.orderBy('found.rank', 'desc');
  for (const [column, direction] of ORDER[filter.sort]) page = page.orderBy(column, direction);
  const counted = await page.execute();

  const rows = counted.map(({ total: _total, words: _words, rank: _rank, ...product }) => product);
  const { rank: best, total: all = 0, words = 0 } = counted[0] ?? {};
  if (counted[0] || filter.page === 1) return { rows, total: all, words, best };
  // past the last page: no row to tell the total
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total, words, best };
}
