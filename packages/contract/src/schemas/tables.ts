import { z } from 'zod';
import { COUNTER_LIMITS, LIMITS, MESSAGES, TABLE_LIMITS, isTableName } from '../constants';
import { Id, flag, named, text, wholeNumber } from './common';

const TABLE_RANGE = `Tables go from 1 to ${COUNTER_LIMITS.tableNumber}`;

/** What a table may be called: a number that a shop has, or short words. */
export const TableName = text(LIMITS.table).refine(isTableName, TABLE_RANGE);

/** A table, as staff see it. */
export const Table = named('Table', {
  id: Id,
  /** What stands on it: `7`, `Terrace 2`. */
  label: z.string(),
  /** What its link ends in. */
  code: z.string(),
  /** Its link and its code order for it; a retired one's do not. */
  active: z.boolean(),
  version: z.int().positive(),
});
export type Table = z.infer<typeof Table>;

/** The table that a link is of. */
export const LinkedTable = named('LinkedTable', { label: z.string(), code: z.string() });
export type LinkedTable = z.infer<typeof LinkedTable>;

const tooMany = `At most ${TABLE_LIMITS.added} tables at a time`;

/** Tables that are new; those that are there already stay as they are. */
export const TablesBody = z
  .strictObject({
    labels: z.array(TableName.min(1, MESSAGES.required)).min(1, MESSAGES.required).max(TABLE_LIMITS.added, tooMany),
  })
  .meta({ id: 'TablesBody' });
export type TablesBody = z.input<typeof TablesBody>;

/** All tables, and how many of them were made just now. */
export const AddedTables = named('AddedTables', { tables: z.array(Table), added: z.int().nonnegative() });
export type AddedTables = z.infer<typeof AddedTables>;

/** What is different about a table: its name, or whether it is retired. */
export const TableEditBody = z
  .strictObject({
    label: TableName.min(1, MESSAGES.required).optional(),
    active: flag.optional(),
    version: wholeNumber('The version as a whole number'),
  })
  .meta({ id: 'TableEditBody' });
export type TableEditBody = z.input<typeof TableEditBody>;
export type TableChanges = z.output<typeof TableEditBody>;

/** A new code for a table in place of the one it has at this version. */
export const TableCodeBody = z
  .strictObject({ version: wholeNumber('The version as a whole number') })
  .meta({ id: 'TableCodeBody' });
export type TableCodeBody = z.input<typeof TableCodeBody>;
