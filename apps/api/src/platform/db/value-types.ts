import { types, type CustomTypesConfig } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

/** Money and counts travel as numbers; one that a number cannot hold exactly is an error, never a rounded value. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is too large for a number`);
  return value;
}

const parserOfPg = types.getTypeParser as (oid: number) => (text: string) => unknown;
const textArray = (text: string) => parserOfPg(TEXT_ARRAY)(text) as string[];

// a calendar day has no time zone, so it stays text; pg's own choice is a Date at local midnight
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, toSafeInteger],
  [INT8_ARRAY, (text) => textArray(text).map(toSafeInteger)],
  [DATE, (text) => text],
  [DATE_ARRAY, textArray],
]);

/**
 * How column values arrive: bigint as number (safe integers only), numeric as string, timestamptz as Date, date as
 * 'YYYY-MM-DD'.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid) => parsers.get(oid) ?? parserOfPg(oid),
};
