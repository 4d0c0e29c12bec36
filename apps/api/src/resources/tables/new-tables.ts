import { randomInt } from 'node:crypto';
import { TABLE_CODE_LETTERS, TABLE_LIMITS } from '@seduh/contract/constants';
import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { isUniqueViolation } from '../../platform/db/query';
import type { ShopTablesTable } from '../../platform/db/schema';

/** Makes a code that a table's link may end in. */
export type DrawCode = () => string;

/** One by chance, which nobody guesses. Whether a table has it, or had, the database says when it is written. */
export const drawCode: DrawCode = () =>
  Array.from({ length: TABLE_LIMITS.codeLength }, () => TABLE_CODE_LETTERS[randomInt(TABLE_CODE_LETTERS.length)]).join(
    '',
  );

/** The rows of new tables with these names, each with a code. */
export const newTables = (labels: readonly string[], at: Date, draw: DrawCode = drawCode) =>
  labels.map((label) => ({
    id: uuidv7(),
    label,
    code: draw(),
    retired_at: null,
    created_at: at,
  })) satisfies Insertable<ShopTablesTable>[];

/** A table has the code, or one had it. */
const CODE_TAKEN = new Set(['shop_tables_code_key', 'shop_table_codes_pkey']);
const MOST_DRAWS = 5;

/**
 * Runs what gives new codes, and all of it again with others where a table has one of them, or had: of 887 million codes
 * a shop uses some hundreds. Throws the last refusal.
 * @param run does nothing but one transaction
 */
export async function withNewCodes<T>(run: () => Promise<T>): Promise<T> {
  for (let draws = 1; ; draws += 1) {
    try {
      return await run();
    } catch (error) {
      if (draws >= MOST_DRAWS || !isCodeTaken(error)) throw error;
    }
  }
}

const isCodeTaken = (error: unknown): boolean =>
  isUniqueViolation(error) &&
  error instanceof Error &&
  'constraint' in error &&
  CODE_TAKEN.has(String(error.constraint));
