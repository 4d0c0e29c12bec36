import type { UsualCup } from '@seduh/contract';
import { usualOf, usualSince } from '@seduh/domain';
import type { Db } from '../../../platform/db/tx';
import type { CatalogueCache } from '../quote/catalogue-cache';
import type { ProductForSale } from '../quote/catalogue-repository';
import { readFacts } from '../quote/facts-repository';
import { quoteLine } from '../quote/service';
import { soldSize } from '../read/service';
import { listSoldCups } from './repository';

/** What a customer usually has of what is on the menu, the likely cup first, each as it can be had now. */
export async function readUsual(db: Db, userId: string, now: Date, catalogue: CatalogueCache): Promise<UsualCup[]> {
  const rows = await listSoldCups(db, userId, usualSince(now));
  if (rows.length === 0) return [];
  const sold = rows.map((row) => ({ ...row, options: row.options ?? [], size_name: soldSize(row) }));
  const productIds = [...new Set(sold.map(({ product_id }) => product_id))];
  const optionIds = [...new Set(sold.flatMap(({ options }) => options.map(({ id }) => id)))];
  const asked = { userId, productIds, optionIds, now, isTimed: false, catalogue };
  const { products, time_zone, customer } = await readFacts(db, asked);
  const quote = (line: Parameters<typeof quoteLine>[0], product: ProductForSale) =>
    quoteLine(line, product, customer?.avoids ?? []);
  return usualOf(sold, { products, timeZone: time_zone, now, quote });
}
