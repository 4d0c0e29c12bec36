import { errorCode } from './errors';

interface OneRow<Row> {
  executeTakeFirst(): Promise<Row>;
}

/** Whether a query finds anything. */
export const finds = async (query: OneRow<unknown>): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;

/** Whether an update changes anything. */
export const changes = async (update: OneRow<{ numUpdatedRows: bigint }>): Promise<boolean> =>
  (await update.executeTakeFirst()).numUpdatedRows > 0n;

/** A text between the signs that `like` knows, so that it stands for itself. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The rows of one page; the first is 1. */
export const pageOf = <Query extends { limit(rows: number): Query; offset(rows: number): Query }>(
  query: Query,
  { page, limit }: { page: number; limit: number },
): Query => query.limit(limit).offset((page - 1) * limit);

/** Whether somebody else has what an insert or update wanted: of two who come at once only one gets it. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';
