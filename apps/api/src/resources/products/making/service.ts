import type { LearnedMaking } from '@seduh/contract';
import { MAKING_LIMITS } from '@seduh/contract/constants';
import { learnedSeconds, madePieces, type MadeOrder } from '@seduh/domain/forecast';
import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/tx';
import { listMade, listMadeOptions, listMadeProducts, readStations } from './repository';

const DAY_MS = 86_400_000;

/** What products really take to make, by the shop's own orders of the last days. Nothing is written: staff take it over. */
export function createLearning({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Products of the menu whose orders say something else than what is set, those with the most orders first. */
    async list(): Promise<LearnedMaking[]> {
      const made = await listMade(db, new Date(clock.now().getTime() - MAKING_LIMITS.learningDays * DAY_MS));
      const lines = made.flatMap((order) => order.lines);
      const products = await listMadeProducts(db, [...new Set(lines.map(({ product_id }) => product_id))]);
      const optionIds = lines.flatMap(({ options }) => options?.map(({ id }) => id) ?? []);
      const options = await listMadeOptions(db, [...new Set(optionIds)]);
      const { stations } = await readStations(db);
      const productOf = new Map(products.map((product) => [product.id, product]));
      const optionOf = new Map(options.map((option) => [option.id, option]));

      const orders = made.map((order): MadeOrder => ({
        begunAt: order.begun_at.getTime(),
        isBegunByPiece: order.is_begun_by_pour,
        readyAt: order.ready_at.getTime(),
        pieces: order.lines.flatMap(({ product_id, qty, options: chosen }) => {
          const product = productOf.get(product_id);
          const withIt = chosen?.flatMap(({ id }) => optionOf.get(id) ?? []) ?? [];
          return product ? [madePieces(product, withIt, qty)] : [];
        }),
      }));
      return learnedSeconds(orders, stations).flatMap(({ product_id, set, seconds, orders: count }) => {
        const product = productOf.get(product_id);
        if (!product || product.archived) return [];
        return [
          {
            product_id,
            product_name: product.product_name,
            name_translations: product.name_translations ?? undefined,
            version: product.version,
            making: { seconds: product.work_seconds, station: product.station },
            set_seconds: set,
            learned_seconds: seconds,
            orders: count,
          },
        ];
      });
    },
  };
}
