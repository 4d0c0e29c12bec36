import type { Category } from '@seduh/contract';
import type { Db } from '../../platform/db/tx';
import { listCategories } from './repository';

/** All categories, in the order of the tabs. */
export function getCategories(db: Db): Promise<Category[]> {
  return listCategories(db);
}
