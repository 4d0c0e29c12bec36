import type { Category } from '@seduh/contract';
import type { Db } from '../../platform/db/tx';

export function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom('categories').select(['id', 'category_name']).orderBy('id').execute();
}
