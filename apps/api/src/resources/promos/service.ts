import type { Pagination, Promo, PromoFilter } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { PromosTable } from '../../platform/db/schema';
import type { Db } from '../../platform/db/tx';
import { paginate } from '../../platform/http/envelope';
import { notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { findPromo, listPromos } from './repository';

/** One page of promos; the running ones are those a customer could use right now, for the panel and by code. */
export async function getPromos(
  db: Db,
  clock: Clock,
  filter: PromoFilter,
): Promise<{ promos: Promo[]; meta: Pagination }> {
  const { rows, total } = await listPromos(db, filter, clock.now());
  const { page, limit, code } = filter;
  const state = filter.state === 'running' ? undefined : filter.state;
  const meta = paginate(API_PATHS.promos, { page, limit, totalData: total }, { code, state });
  return { promos: rows.map(toPromo), meta };
}

/** One promo, also one that has ended. Throws 404. */
export async function getPromo(db: Db, id: string): Promise<Promo> {
  const row = isId(id) ? await findPromo(db, id) : undefined;
  if (!row) throw notFound('Promo');
  return toPromo(row);
}

/** A promo as the contract has it. */
export function toPromo({ percent, starts_at, ends_at, created_at: _made, ...row }: Selectable<PromosTable>): Promo {
  const { dine_in_only, new_user_only, one_per_day, member_only, total_uses, ...rest } = row;
  const { name_translations, description_translations, ...plain } = rest;
  return {
    ...plain,
    name_translations: name_translations ?? undefined,
    description_translations: description_translations ?? undefined,
    discount: percent / 100,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    rules: { dine_in_only, new_user_only, one_per_day, member_only, total_uses },
  };
}
