import type { Pagination, Promo } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock';
import type { PromosTable } from '../../db/schema';
import type { Db } from '../../db/tx';
import { paginate } from '../../http/envelope';
import { listRunning } from './repository';

/** The promos a customer could use right now, for the panel and by code. */
export async function getRunningPromos(
  db: Db,
  clock: Clock,
  filter: { code?: string | undefined; page: number; limit: number },
): Promise<{ promos: Promo[]; meta: Pagination }> {
  const { rows, total } = await listRunning(db, filter, clock.now());
  const { page, limit, code } = filter;
  return { promos: rows.map(toPromo), meta: paginate(API_PATHS.promos, { page, limit, totalData: total }, { code }) };
}

function toPromo(row: Selectable<PromosTable>): Promo {
  return {
    id: row.id,
    promo_name: row.promo_name,
    code: row.code,
    description: row.description,
    discount: row.percent / 100,
    duration: row.duration,
    min_price: row.min_price,
    image: row.image,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    rules: {
      dine_in_only: row.dine_in_only,
      new_user_only: row.new_user_only,
      one_per_day: row.one_per_day,
      total_uses: row.total_uses,
    },
  };
}
