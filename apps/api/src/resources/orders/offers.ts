import type { LineOffer, LineWarning, OrderStatus } from '@seduh/contract';
import {
  cupWarning,
  insteadOfLine,
  isGoneFrom,
  isStillMade,
  isStillOut,
  lineSubstitute,
  mayBeExchanged,
  type SubstitutedCup,
} from '@seduh/domain';
import type { Db } from '../../platform/db/tx';
import type { CatalogueCache } from './quote/catalogue-cache';
import type { ProductForSale } from './quote/catalogue-repository';
import { readFacts, type Facts } from './quote/facts-repository';
import type { LineRow, OrderRows } from './read/repository';
import { findOffers, type OfferRow } from './offers-repository';

/** What the shop could make, and how it works. */
export interface Menu extends Pick<Facts, 'stations'> {
  products: ReadonlyMap<string, ProductForSale>;
}

/**
 * The menu as far as these lines, and what is offered instead of them, are on it.
 * @param catalogue what is known of it already; null: it is read
 */
export async function readMenu(
  db: Db,
  lines: readonly LineRow[],
  now: Date,
  catalogue: CatalogueCache | null,
): Promise<Menu> {
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const optionIds = [...new Set(lines.flatMap(({ options }) => options ?? []).map(({ id }) => id))];
  const asked = { userId: null, productIds, optionIds, now, isTimed: false, catalogue };
  const { products, stations } = await readFacts(db, asked);
  return { stations, products: new Map(products.map((product) => [product.id, product])) };
}

/** What is asked about a line. */
export interface OpenOffer {
  cup: SubstitutedCup<ProductForSale>;
  /** Of what has run out, what is not in it. */
  rows: OfferRow[];
  warning: LineWarning | undefined;
}

/** What the shop offers for a line of which these have run out; null where it offers nothing, or somebody has begun it. */
export function offeredFor<Row extends Pick<OfferRow, 'option_id'>>(
  line: LineRow,
  rows: readonly Row[],
  { products }: Menu,
  { status, done, avoids }: { status: OrderStatus; done: number; avoids: OfferRow['avoids'] },
): (Omit<OpenOffer, 'rows'> & { rows: Row[] }) | null {
  const product = products.get(line.product_id);
  const ranOut = rows.map(({ option_id }) => option_id).filter((option) => isStillOut(option, product));
  if (ranOut.length === 0 || !mayBeExchanged(status, done)) return null;
  const sold = { ...line, options: line.options ?? [] };
  const cup = insteadOfLine(sold, ranOut, (id) => products.get(id), avoids ?? []);
  if (!cup) return null;
  const warning = cupWarning(cup.product, cup.option_ids, avoids ?? []);
  const gone = rows.filter(({ option_id }) => isGoneFrom(cup, option_id, line.product_id));
  return { cup, warning, rows: gone };
}

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
  const rowsOf = (line: LineRow) =>
    rows.filter(({ order_id, position }) => order_id === line.order_id && position === line.position);
  // what was taken says all by itself
  const onMenu = made.flatMap(({ lines }) =>
    lines.filter((line) => rowsOf(line).some(({ answer }) => answer !== 'taken')),
  );
  // asked about seldom, while every reader of an order comes by here: it is read
  const menu = onMenu.length > 0 ? await readMenu(db, onMenu, now, null) : undefined;
  for (const { order, lines } of made) {
    const ofOrder = new Map<number, LineOffer>();
    for (const line of lines) {
      const offer = offerOf(line, rowsOf(line), menu, order.status);
      if (offer) ofOrder.set(line.position, offer);
    }
    offers.set(order.id, ofOrder);
  }
  return offers;
}

/** What is asked about a line, else what was answered last. */
function offerOf(
  line: LineRow,
  rows: readonly OfferRow[],
  menu: Menu | undefined,
  status: OrderStatus,
): LineOffer | undefined {
  const open = rows.filter(({ answer }) => answer === null);
  const [first] = open;
  const offered = first && menu && offeredFor(line, open, menu, { status, ...first });
  if (offered) {
    const { cup, warning } = offered;
    const ran_out = offered.rows.map((row) => row.ran_out);
    return { state: 'open', ran_out, substitute: lineSubstitute(cup), warning };
  }
  const last = rows.findLast(({ answer }) => answer !== null);
  if (!last?.answer) return undefined;
  const together = rows
    .filter(({ answered_at }) => answered_at?.getTime() === last.answered_at?.getTime())
    // what has come back is nothing that anybody has to do without
    .filter(
      ({ answer, option_id }) => answer === 'taken' || isStillOut(option_id, menu?.products.get(line.product_id)),
    );
  if (together.length === 0) return undefined;
  return {
    state: last.answer,
    ran_out: together.map(({ ran_out }) => ran_out),
    answered_at: last.answered_at?.toISOString(),
  };
}
