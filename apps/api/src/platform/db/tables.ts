import { finds } from './query';
import type { Db } from './tx';

/** The table that a code is of, unless it was retired. */
export const findActiveTable = (db: Db, code: string) =>
  db
    .selectFrom('shop_tables')
    .select(['label', 'code'])
    .where('code', '=', code)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** Whether the shop has tables, with a code on each. */
export const hasTables = (db: Db): Promise<boolean> =>
  finds(db.selectFrom('shop_tables').select('id').where('retired_at', 'is', null).limit(1));
