import type { Foresight, ForesightRequest } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { foreseePromo } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import { readShopColumns } from '../../platform/db/query';
import type { Db } from '../../platform/db/tx';
import { findPastOrders } from './foresee-repository';
import { namesOfProducts } from './repository';
import { invalid } from '../../platform/http/errors';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * Runs a draft against the orders of the last weeks, the newest of them where they are too many to look at. Throws 400 for
 * a bundle of a product that there is none of.
 */
export async function foresee(db: Db, clock: Clock, request: ForesightRequest): Promise<Foresight> {
  const { weeks, discount = 0, total_uses, amount_off, bundle, happy_hours, budget, ...draft } = request;
  const now = clock.now();
  const asked = new Date(now.getTime() - weeks * WEEK_MS);
  const productId = bundle?.product_id ?? null;
  const [product] = productId === null ? [] : await namesOfProducts(db, [productId]);
  if (productId !== null && !product) throw invalid({ bundle: MESSAGES.notFoundOf('Product') });

  const shop = await readShopColumns(db, ['time_zone', 'tax_percent', 'member_minimum']);
  const limit = LIMITS.foresightOrders;
  const found = await findPastOrders(db, {
    since: asked,
    until: now,
    memberMinimum: shop.member_minimum,
    // one more tells that there are more
    limit: limit + 1,
  });
  const is_capped = found.length > limit;
  const orders = is_capped ? found.slice(-limit) : found;
  const foreseen = foreseePromo({
    draft: {
      ...draft,
      code: 'DRAFT',
      percent: discount,
      amount_off: amount_off ?? null,
      bundle: bundle ?? null,
      happy_hours: happy_hours ?? null,
      budget: budget ?? null,
      total_uses: total_uses ?? null,
      memberMinimum: shop.member_minimum,
      product_name: product?.product_name ?? null,
    },
    orders,
    shop,
  });
  const from = (is_capped && orders[0]?.placed_at) || asked;
  return { from: from.toISOString(), to: now.toISOString(), is_capped, orders: orders.length, ...foreseen };
}
