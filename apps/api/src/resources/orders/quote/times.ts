import type { OrderTimes, TimesRequest } from '@seduh/contract';
import { fullTimes, timesRange } from '@seduh/domain';
import { aheadOf, type StoredOrder } from '@seduh/domain/forecast';
import type { Db } from '../../../platform/db/tx';
import { isId } from '../../../platform/http/ids';
import type { CatalogueCache } from './catalogue-cache';
import { readFacts } from './facts-repository';
import { quoteLines, requestOfQuote, workOfLines } from './service';

/** Which times have no room for these lines; what cannot be had of them takes none. */
export async function readTimes(
  db: Db,
  asked: TimesRequest,
  now: Date,
  known: { board: Promise<readonly StoredOrder[]>; catalogue: CatalogueCache },
): Promise<OrderTimes> {
  const { until_free, ...cart } = asked;
  const { lines: requested, deliveryId } = requestOfQuote({ ...cart, time: 'now', promo_code: null });
  const productIds = [...new Set(requested.map(({ product_id }) => product_id))].filter(isId);
  const optionIds = [...new Set(requested.flatMap(({ option_ids = [] }) => option_ids))];
  const facts = await readFacts(db, { userId: null, productIds, optionIds, now, ...known });
  const { products: found, board, ...shop } = facts;
  const products = new Map(found.map((product) => [product.id, product]));
  const lines = quoteLines(requested, products, []);
  const work = workOfLines(lines, products, shop.stations);
  const ahead = aheadOf(shop, shop.stations, board, { cart: work, deliveryId, now });
  const full = fullTimes(shop, deliveryId, now, ahead, until_free);
  return {
    earliest: ahead.earliest.toISOString(),
    range: timesRange(lines, ahead.range),
    full: full.map((at) => at.toISOString()),
  };
}
