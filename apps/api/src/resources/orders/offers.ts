import type { LineOffer, LineWarning } from '@seduh/contract';
import {
  cupWarning,
  insteadOfLine,
  isStillMade,
  lineSubstitute,
  mayBeExchanged,
  type RanOut,
  type SubstitutedCup,
} from '@seduh/domain';
import type { Db } from '../../platform/db/tx';
import { readFacts, type Facts, type ProductForSale } from './quote/facts-repository';
import type { LineRow, OrderRows } from './read/repository';
import { findOffers, type OfferRow } from './offers-repository';

/** What the shop could make, and how it works. */
export interface Menu extends Pick<Facts, 'stations'> {
  products: ReadonlyMap<string, ProductForSale>;
}

/** The menu as far as these lines, and what is offered instead of them, are on it. */
export async function readMenu(db: Db, lines: readonly LineRow[], now: Date): Promise<Menu> {
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const optionIds = [...new Set(lines.flatMap(({ options }) => options ?? []).map(({ id }) => id))];
  const { products, stations } = await readFacts(db, { userId: null, productIds, optionIds, now, isTimed: false });
  return { stations, products: new Map(products.map((product) => [product.id, product])) };
}

/** What is offered instead of something of a line; null where nothing is. */
export const cupOffered = (
  line: LineRow,
  ranOut: RanOut,
  { products }: Menu,
  avoids: OfferRow['avoids'],
): SubstitutedCup<ProductForSale> | null =>
  insteadOfLine({ ...line, options: line.options ?? [] }, ranOut, (id) => products.get(id), avoids ?? []);

/** What of that its customer asked to be warned of. */
export const warningOf = (
  { product, option_ids }: SubstitutedCup<ProductForSale>,
  avoids: OfferRow['avoids'],
): LineWarning | undefined => cupWarning(product, option_ids, avoids ?? []);

/** What is offered for the lines of orders that are still to be made, by order and position. */
export async function readOffers(
  db: Db,
  orders: readonly OrderRows[],
  now: Date,
): Promise<Map<string, Map<number, LineOffer>>> {
  const made = orders.filter(({ order }) => isStillMade(order.status));
  const rows = await findOffers(
    db,
    made.map(({ order }) => order.id),
  );
  const offers = new Map<string, Map<number, LineOffer>>();
  if (rows.length === 0) return offers;
  const lineOf = new Map(made.flatMap(({ lines }) => lines.map((line) => [keyOf(line), line] as const)));
  const asked = new Set(rows.filter(isOpen).map(keyOf));
  const menu = await readMenu(
    db,
    [...lineOf].filter(([key]) => asked.has(key)).map(([, line]) => line),
    now,
  );
  for (const { order, lines } of made) {
    const ofOrder = new Map<number, LineOffer>();
    for (const line of lines) {
      const offer = offerOf(
        line,
        rows.filter((row) => keyOf(row) === keyOf(line)),
        menu,
        order.status,
      );
      if (offer) ofOrder.set(line.position, offer);
    }
    offers.set(order.id, ofOrder);
  }
  return offers;
}

const keyOf = ({ order_id, position }: Pick<OfferRow, 'order_id' | 'position'>): string => `${order_id} ${position}`;
const isOpen = ({ answer }: OfferRow): boolean => answer === null;

/** What is asked about a line, else what was answered last. */
function offerOf(
  line: LineRow,
  rows: readonly OfferRow[],
  menu: Menu,
  status: OrderRows['order']['status'],
): LineOffer | undefined {
  const open = rows.filter(isOpen);
  const [first] = open;
  if (first && mayBeExchanged(status, first.done)) {
    const ranOut = open.map(({ option_id }) => option_id);
    const cup = cupOffered(line, ranOut, menu, first.avoids);
    if (cup)
      return {
        state: 'open',
        ran_out: open.map(({ ran_out }) => ran_out),
        substitute: lineSubstitute(cup),
        warning: warningOf(cup, first.avoids),
      };
  }
  const last = rows.findLast(({ answer }) => answer !== null);
  if (!last?.answer) return undefined;
  const together = rows.filter(({ answered_at }) => answered_at?.getTime() === last.answered_at?.getTime());
  return { state: last.answer, ran_out: together.map(({ ran_out }) => ran_out) };
}
