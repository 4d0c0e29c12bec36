import { invalid } from '../../platform/http/errors';
import type { Selectable } from 'kysely';
import type { PromoOffer } from '@seduh/domain';
import { offerProblem, type PromoChanges } from '@seduh/contract';
import type { PromosTable } from '../../platform/db/schema';

/** The columns that say what a promo gives. */
export type OfferRow = Pick<
  Selectable<PromosTable>,
  'kind' | 'percent' | 'amount_off' | 'bundle_buy' | 'bundle_free' | 'bundle_category_id' | 'bundle_product_id'
>;

/** What a promo gives, as the domain's rules have it. */
export const offerOf = ({
  kind,
  percent,
  amount_off,
  bundle_buy: buy,
  bundle_free: free,
  ...of
}: OfferRow): PromoOffer => ({
  kind,
  percent,
  amount_off,
  bundle:
    buy === null || free === null
      ? null
      : { buy, free, category_id: of.bundle_category_id, product_id: of.bundle_product_id },
});

/** The fields of a form that say what a promo gives, and when. */
type OfferFields = Pick<PromoChanges, 'discount' | 'amount_off' | 'bundle' | 'happy_hours' | 'budget'>;

/** The same as columns; what is not named stays as it is. */
export const offerColumns = ({ discount, amount_off, bundle, happy_hours, budget }: OfferFields) => ({
  percent: discount,
  amount_off,
  bundle_buy: bundle && bundle.buy,
  bundle_free: bundle && bundle.free,
  bundle_category_id: bundle && bundle.category_id,
  bundle_product_id: bundle && bundle.product_id,
  happy_hours: happy_hours && JSON.stringify(happy_hours),
  budget,
});

/** Refuses changes that a promo of this kind cannot have. Throws 400. */
export function assertFits(row: OfferRow & { dine_in_only: boolean }, changes: PromoChanges): void {
  const { discount = row.percent, dine_in_only = row.dine_in_only, ...given } = changes;
  const { amount_off, bundle } = offerOf(row);
  const problem = offerProblem(row.kind, {
    amount_off,
    bundle,
    ...given,
    discount: discount || null,
    dine_in_only,
  });
  if (problem) throw invalid({ [problem.field]: problem.msg });
}
