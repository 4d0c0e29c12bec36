import { lineName } from '@seduh/domain';
import { type CartLine, isSameLine, type RepricedLine } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { formatRupiah } from '@seduh/ui';

/** What is not as it was when it was bought. */
interface ReorderChange {
  /** The product with its size. */
  what: string;
  /** `Sold out`, `IDR 28,000 a piece. It was IDR 25,000.` */
  words: string;
}

/** An old order as it can be had today. */
export interface Reorder {
  /** For the cart, at today's prices. */
  lines: CartLine[];
  /** Everything that is different, line by line; a line may have two. */
  changes: ReorderChange[];
}

/**
 * Turns the lines of an old order into lines for the cart, and says what is different about them.
 * @param cart what is in the cart already: a line takes 99 pieces, a cart 50 lines
 */
export function reorderOf(repriced: RepricedLine[], cart: CartLine[]): Reorder {
  const after = [...cart];
  const reorder: Reorder = { lines: [], changes: [] };
  for (const line of repriced) {
    const what = lineName(line.sold);
    const say = (words: string) => reorder.changes.push({ what, words });
    const wanted = toCartLine(line);
    const fitting = fit(wanted, after);
    if (line.now.problem) say(line.now.problem.msg);
    if (wanted.qty > 0 && wanted.price !== line.sold.unit_price) say(newPrice(line));
    if (fitting.qty < wanted.qty) say(noRoom(fitting.qty));
    if (fitting.qty > 0) {
      reorder.lines.push(fitting);
      after.push(fitting);
    }
  }
  return reorder;
}

/** As much of it as can be had. */
function toCartLine({ sold, now }: RepricedLine): CartLine {
  const { product_id: productId, product_name: productName, image, size_id: sizeId, unit_price: price } = now;
  const qty = now.problem ? Math.min(now.problem.available, sold.qty) : sold.qty;
  return { productId, productName, price, image, sizeId, oneSize: now.size_name === '', qty, note: sold.note ?? '' };
}

/** As much of it as there is room for. */
function fit(wanted: CartLine, lines: CartLine[]): CartLine {
  const same = lines.filter((line) => isSameLine(line, wanted));
  const isFull = same.length === 0 && lines.length >= LIMITS.cartLines;
  const room = isFull ? 0 : LIMITS.lineQuantity - same.reduce((sum, { qty }) => sum + qty, 0);
  return { ...wanted, qty: Math.min(wanted.qty, Math.max(room, 0)) };
}

function newPrice({ sold, now, surcharge }: RepricedLine): string {
  const forSize = surcharge ? `, ${formatRupiah(surcharge)} of it for the size` : '';
  return `${formatRupiah(now.unit_price)} a piece${forSize}. It was ${formatRupiah(sold.unit_price)}.`;
}

const noRoom = (pieces: number): string =>
  pieces > 0 ? `Only ${pieces} more fit into your cart.` : 'Your cart is too full for it.';
