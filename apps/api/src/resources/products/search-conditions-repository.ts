import { CATEGORIES } from '@seduh/contract/constants';
import { sql, type RawBuilder } from 'kysely';
import { literal } from '../../platform/db/query';
import type { Tx } from '../../platform/db/tx';

/**
 * How alike (0…1) a run of letters in the name must be, tried in turn, the likest first: there is less to look through.
 * The shorter the text, the stricter: short words are alike by chance ('hazlenut' 0.38 Hazelnut, 'tea' 0.5 Telur).
 */
export function likenesses(search: string): readonly number[] {
  if (search.length <= 3) return [0.6];
  return search.length <= 5 ? [0.5] : [0.5, 0.3];
}

/** Sets how forgiving `<%` is, for the rest of this transaction. The operator, unlike the function, uses the index. */
export async function setLikeness(tx: Tx, likeness: number): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(tx);
}

/** A condition on products and, the larger the better, how well each one fits. */
export interface Match {
  condition: RawBuilder<boolean>;
  rank: RawBuilder<number>;
}

/**
 * Names that hold the text as typed, those with it as words of their own first; of a category's name, all in it.
 * @param ids the products whose names hold it, where they are known
 */
export const asTyped = (search: string, ids: readonly string[] | null = null): Match => ({
  condition: sql<boolean>`(${isHolder(search, ids)}${orInCategory(search)})`,
  rank: sql<number>`case when ${hasWords(search)} then 2${heldBeforeCategory(search)} else 0 end`,
});

/** Besides those, names that hold something very much like it; the text as typed counts more than a likeness. */
export function alike(search: string, ids: readonly string[] | null = null): Match {
  const text = search.toLowerCase();
  return {
    condition: sql<boolean>`(${isHolder(search, ids)} or ${text} <% products.search_name${orInCategory(search)})`,
    rank: sql<number>`case when ${nameHolds(search)} then 2 else 0 end
      + word_similarity(${text}, products.search_name)`,
  };
}

/** Names in which the text stands from one space to another. */
export function nameHasWords(search: string): RawBuilder<boolean> {
  // the first half says nothing new, but there is an index for it
  return sql<boolean>`(${nameHolds(search)} and ${hasWords(search)})`;
}

/** The category of this name, as a form or a tab has it. */
export function categoryNamed(search: string): number | undefined {
  const text = search.toLowerCase();
  return CATEGORIES.find(({ name, tab }) => [name.toLowerCase(), tab.toLowerCase()].includes(text))?.id;
}

/** A category's name that was meant where one letter is wrong, missing, too much or has changed places: `cofee`. */
export function categoryMeant(search: string): string | undefined {
  const text = search.toLowerCase();
  if (text.length < SHORTEST_WITH_SLIP) return undefined;
  return CATEGORIES.flatMap(({ name, tab }) => [name, tab]).find((name) => isOneSlipFrom(text, name.toLowerCase()));
}

const SHORTEST_WITH_SLIP = 4;

function isOneSlipFrom(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  const swapped = `${right[1] ?? ''}${right[0] ?? ''}${right.slice(2)}`;
  return left === swapped || left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right;
}

/** Whether the text stands anywhere in the name. */
export const nameHolds = (search: string): RawBuilder<boolean> =>
  sql<boolean>`products.search_name like ${containing(search)}`;

/** Whether the text stands in the name from one space to another. */
export const hasWords = (search: string): RawBuilder<boolean> =>
  sql<boolean>`products.search_name like ${containing(` ${search} `)}`;

const isHolder = (search: string, ids: readonly string[] | null) =>
  ids ? sql<boolean>`products.id = any(${ids}::uuid[])` : nameHolds(search);

/** Without a category all that was found holds the text: thousands of names need not be compared once more. */
const heldBeforeCategory = (search: string) =>
  categoryNamed(search) === undefined ? sql`` : sql` when ${nameHolds(search)} then 1`;

function orInCategory(search: string): RawBuilder<unknown> {
  const id = categoryNamed(search);
  return id === undefined ? sql`` : sql` or products.category_id = ${id}`;
}

const containing = (text: string): string => `%${literal(text.toLowerCase())}%`;
