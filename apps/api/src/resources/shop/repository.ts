import type { Db } from '../../db/tx';

/** The shop's one row. */
export function readShop(db: Db) {
  return db.selectFrom('shop').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
}

export function listAllSizes(db: Db) {
  return db.selectFrom('sizes').select(['id', 'code', 'name']).orderBy('id').execute();
}
