import { CATEGORIES } from '@seduh/contract/constants';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/tx';

/**
 * How alike (0…1) some run of letters in the name must be. One wrong letter in a short word changes most of it, yet
 * short words are alike by chance: the shorter the text, the stricter. 'hazlenut' is 0.38 like Hazelnut, 'tea' 0.5
 * like Telur.
 */
function likeness(search: string): number {
  if (search.length <= 3) return 0.6;
  return search.length <= 5 ? 0.5 : 0.3;
}

/** Sets how forgiving `<%` is, for the rest of this transaction. The operator, unlike the function, uses the index. */
export async function setLikeness(tx: Tx, search: string): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness(search))}, true)`.execute(tx);
}

/** Names that contain the text, or something very much like it; for the name of a category, all that is in it. */
export function nameMatches(search: string): RawBuilder<boolean> {
  const text = search.toLowerCase();
  const category = CATEGORIES.find(({ name, tab }) => [name.toLowerCase(), tab.toLowerCase()].includes(text));
  return sql<boolean>`(lower(products.product_name) like ${containing(text)} or ${text} <% lower(products.product_name)
    or products.category_id = ${category?.id ?? null})`;
}

/** The better the match the larger: the text as typed counts more than a likeness. */
export function matchRank(search: string): RawBuilder<number> {
  const text = search.toLowerCase();
  return sql<number>`case when lower(products.product_name) like ${containing(text)} then 2 else 0 end
    + word_similarity(${text}, lower(products.product_name))`;
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
