import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { countOf } from '../../platform/db/query';
import { COLUMNS, type ShopTablesTable } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';

export type TableRow = Selectable<ShopTablesTable>;

/** All tables, retired ones too; sorted by whoever reads them. */
export const listTables = (db: Db): Promise<TableRow[]> =>
  db.selectFrom('shop_tables').select(COLUMNS.shop_tables).execute();

export const countTables = (tx: Tx): Promise<number> => countOf(tx.selectFrom('shop_tables'));

/**
 * Adds tables; one whose name another has had meanwhile is left out of what is returned. Rejects with a unique violation
 * for a code that a table has, or had.
 */
export const insertTables = (tx: Tx, tables: Insertable<ShopTablesTable>[]): Promise<TableRow[]> =>
  tx
    .insertInto('shop_tables')
    .values(tables)
    .onConflict((conflict) => conflict.expression(sql`lower(label)`).doNothing())
    .returning(COLUMNS.shop_tables)
    .execute();

/** One table, which nobody else changes until the end of the transaction. */
export const holdTable = (tx: Tx, id: string): Promise<TableRow | undefined> =>
  tx.selectFrom('shop_tables').select(COLUMNS.shop_tables).where('id', '=', id).forUpdate().executeTakeFirst();

/** Writes changes of a table that is held, and raises its version. Rejects with a unique violation for another's name or code. */
export const saveTable = (tx: Tx, id: string, changes: Updateable<ShopTablesTable>): Promise<TableRow> =>
  tx
    .updateTable('shop_tables')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(COLUMNS.shop_tables)
    .executeTakeFirstOrThrow();
