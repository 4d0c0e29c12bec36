import type { Pagination, Promo, PromoFigures, PromoFilter } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { budgetLeft } from '@seduh/domain';
import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { ProductsTable, PromosTable } from '../../platform/db/schema';
import type { Db } from '../../platform/db/tx';
import { paginate } from '../../platform/http/envelope';
import { notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { offerOf } from './offer';
import { findPromoDays } from './promo-days-repository';
import { findPromo, listPromos, namesOfProducts } from './repository';

type PromoRow = Selectable<PromosTable>;

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
  return { promos: await presentPromos(db, rows), meta };
}

/** One promo, also one that has ended. Throws 404. */
export async function getPromo(db: Db, id: string): Promise<Promo> {
  const row = isId(id) ? await findPromo(db, id) : undefined;
  if (!row) throw notFound('Promo');
  return presentPromo(db, row);
}

/** Promos as the contract has them, with the names of the products they are about. */
async function presentPromos(db: Db, rows: readonly PromoRow[]): Promise<Promo[]> {
  const ids = rows.flatMap(({ bundle_product_id: id }) => (id === null ? [] : [id]));
  const products = ids.length > 0 ? await namesOfProducts(db, ids) : [];
  return rows.map((row) =>
    toPromo(
      row,
      products.find(({ id }) => id === row.bundle_product_id),
    ),
  );
}

/** One of them. */
export async function presentPromo(db: Db, row: PromoRow): Promise<Promo> {
  const [promo] = await presentPromos(db, [row]);
  if (!promo) throw new Error('one row makes one promo');
  return promo;
}

function toPromo(
  { percent, starts_at, ends_at, created_at: _made, ...row }: PromoRow,
  product: Pick<Selectable<ProductsTable>, 'product_name' | 'name_translations'> | undefined,
): Promo {
  const { dine_in_only, new_user_only, one_per_day, member_only, total_uses, ...rest } = row;
  const { name_translations, description_translations, ...others } = rest;
  const { bundle_buy: _buy, bundle_free: _free, bundle_category_id: _of, bundle_product_id: _one, ...plain } = others;
  const { bundle } = offerOf({ ...row, percent });
  return {
    ...plain,
    name_translations: name_translations ?? undefined,
    description_translations: description_translations ?? undefined,
    discount: percent / 100,
    bundle: bundle && {
      ...bundle,
      product_name: product?.product_name ?? null,
      name_translations: product?.name_translations ?? undefined,
    },
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    rules: { dine_in_only, new_user_only, one_per_day, member_only, total_uses },
  };
}

/** What a promo has done so far. Throws 404. */
export async function getPromoFigures(db: Db, id: string): Promise<PromoFigures> {
  const row = isId(id) ? await findPromo(db, id) : undefined;
  if (!row) throw notFound('Promo');
  const days = await findPromoDays(db, id, LIMITS.promoFigureDays);
  return { used: row.used, given: row.given, left: budgetLeft(row), days: days.toReversed() };
}
