import { DELIVERY } from '@seduh/contract/constants';
import { priceOrder } from '@seduh/domain';
import { connectDatabase } from '../../../platform/db/database';
import type { Db } from '../../../platform/db/tx';
import { createCatalogueCache, type CatalogueCache } from '../quote/catalogue-cache';
import { readBoardOrders, readFacts } from '../quote/facts-repository';
import { evaluate, quoteLines, quoteVersion } from '../quote/service';

/** Milliseconds of each of some quotes, in the order they were made. */
export interface QuoteTimes {
  /** As customers get them, with the board in memory, as it is for all of a second but the first. */
  timed: number[];
  /** That first one: the board is read with it. */
  first: number[];
  /** The same cart priced without a word of when: what a quote was before there were forecasts. */
  priced: number[];
}

const deliveryId = DELIVERY.pickUp;
const silent = () => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

/**
 * Quotes and prices one cart in turn, in this process, over one connection.
 * @param server where the shop's database answers
 * @param now ISO 8601, by the shop's clock
 */
export async function quoteTimes(
  server: { host: string; port: number; user: string; database: string },
  { productId, now, count }: { productId: string; now: string; count: number },
): Promise<QuoteTimes> {
  const database = connectDatabase({ connection: () => server, logger, size: 1 }, async () => undefined);
  const lines = [{ product_id: productId, size_id: 1 as const, qty: 1, note: null }];
  const at = new Date(now);
  const request = { lines, deliveryId, time: 'now', promo: null };
  const board = readBoardOrders(database.db, at);
  const catalogue = createCatalogueCache();
  const quote = () => evaluate(database.db, request, null, at, { board, catalogue });
  const quoteFirst = () => evaluate(database.db, request, null, at, { catalogue });
  const price = () => priced(database.db, lines, at, catalogue);
  const times: QuoteTimes = { timed: [], first: [], priced: [] };
  try {
    for (let round = 0; round < count; round += 1) {
      times.timed.push(await took(quote));
      times.first.push(await took(quoteFirst));
      times.priced.push(await took(price));
    }
    return times;
  } finally {
    await database.close();
  }
}

async function priced(
  db: Db,
  requested: Parameters<typeof quoteLines>[0],
  now: Date,
  catalogue: CatalogueCache,
): Promise<string> {
  const productIds = requested.map(({ product_id }) => product_id);
  const { products, ...shop } = await readFacts(db, { userId: null, productIds, now, isTimed: false, catalogue });
  const lines = quoteLines(requested, new Map(products.map((product) => [product.id, product])), []);
  return quoteVersion(lines, priceOrder({ lines, percent: 0, deliveryId, shop }));
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
