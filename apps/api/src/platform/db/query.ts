import type { TranslationChanges, Translations } from '@seduh/contract';
import { HANDED_OVER_STATUSES } from '@seduh/contract/constants';
import { sql, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import { errorCode } from './errors';
import type { ShopTable } from './schema';
import type { Db } from './tx';

interface OneRow<Row> {
  executeTakeFirst(): Promise<Row>;
}

/** Whether a query finds anything. */
export const finds = async (query: OneRow<unknown>): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;

/** Whether an update changes anything. */
export const changes = async (update: OneRow<{ numUpdatedRows: bigint }>): Promise<boolean> =>
  (await update.executeTakeFirst()).numUpdatedRows > 0n;

/** How many rows a query finds. */
export async function countOf<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('total')).$castTo<{ total: number }>();
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** The statuses in which a customer has got the order, for `in (…)`. In the statement, not beside it as values: so an index over them fits. */
export const HANDED_OVER = sql.join(HANDED_OVER_STATUSES.map((status) => sql.lit(status)));

/** What tells when the shop is open, and delivers. */
export const HOURS = ['time_zone', 'hours', 'next_hours', 'special_days', 'delivery_window'] as const;

/** These columns of the shop's one row. */
export const readShopColumns = <Column extends keyof ShopTable>(db: Db, columns: readonly Column[]) =>
  db
    .selectFrom('shop')
    .select(columns)
    .$castTo<Pick<Selectable<ShopTable>, Column>>()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();

/** An account that is not closed. */
export const openAccount = (db: Db, id: string) =>
  db.selectFrom('users').where('users.id', '=', id).where('users.closed_at', 'is', null);

/** The columns of translations of something as a change leaves them. */
export interface TranslationsUpdate {
  name_translations?: RawBuilder<Translations | null> | undefined;
  description_translations?: RawBuilder<Translations | null> | undefined;
}

/** What a column of translations is after a change: texts that are not named stay, and of none nothing is left. */
export const changedTranslations = (
  column: keyof TranslationsUpdate,
  changes: TranslationChanges | undefined,
): TranslationsUpdate[typeof column] =>
  changes &&
  sql<Translations | null>`nullif(
    jsonb_strip_nulls(coalesce(${sql.ref(column)}, '{}') || ${JSON.stringify(changes)}::jsonb), '{}'
  )`;

/** A text between the signs that `like` knows, so that it stands for itself. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The rows of one page; the first is 1. */
export const pageOf = <Query extends { limit(rows: number): Query; offset(rows: number): Query }>(
  query: Query,
  { page, limit }: { page: number; limit: number },
): Query => query.limit(limit).offset((page - 1) * limit);

/** Whether somebody else has what an insert or update wanted: of two who come at once only one gets it. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';
