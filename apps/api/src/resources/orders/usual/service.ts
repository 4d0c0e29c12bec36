import type { UsualCup } from '@seduh/contract';
import { optionsAsHad, USUAL_CUPS, USUAL_DAYS, usualCups } from '@seduh/domain';
import type { Db } from '../../../platform/db/tx';
import { readFacts } from '../quote/facts-repository';
import { quoteLine } from '../quote/service';
import { soldSize } from '../read/service';
import { listSoldCups } from './repository';

const DAY_MS = 24 * 60 * 60_000;

/** What a customer usually has of what is on the menu, the likely cup first, each as it can be had now. */
export async function readUsual(db: Db, userId: string, now: Date): Promise<UsualCup[]> {
  const sold = await listSoldCups(db, userId, new Date(now.getTime() - USUAL_DAYS * DAY_MS));
  if (sold.length === 0) return [];
  const had = sold.map((cup) => ({ ...cup, option_ids: (cup.options ?? []).map(({ id }) => id) }));
  const productIds = [...new Set(had.map(({ product_id }) => product_id))];
  const optionIds = [...new Set(had.flatMap(({ option_ids }) => option_ids))];
  const { products: found, time_zone } = await readFacts(db, { userId, productIds, optionIds, now });
  const products = new Map(found.filter(({ archived }) => !archived).map((product) => [product.id, product]));
  const onMenu = had.filter(({ product_id }) => products.has(product_id));
  return usualCups(onMenu, time_zone, now)
    .slice(0, USUAL_CUPS)
    .map(({ last, times }) => {
      const { product_id, size_id, unit_price, options } = last;
      const product = products.get(product_id);
      const option_ids = optionsAsHad(product?.option_groups ?? [], last.option_ids);
      return {
        times,
        last_at: last.at.toISOString(),
        sold: { size_name: soldSize(last), options: options ?? [], unit_price },
        now: quoteLine({ product_id, size_id, qty: 1, note: null, option_ids }, product),
      };
    });
}
