import {
  cartActions,
  type CartLine,
  lineBody,
  lineOfQuote,
  priceAgain,
  putLine,
  type RepricedLine,
  useCart,
} from '@seduh/api-client';
import { LIMITS, localeOf } from '@seduh/contract/constants';
import { isSameLine } from '@seduh/domain';
import { formatRupiah, useMoney } from '@seduh/ui';
import { useState } from 'react';
import { nameLine } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { keepPreviousCart } from './previousCart';
import { reorderWords, type ReorderWords } from './words';

/** What is not as it was when it was bought. */
interface ReorderChange {
  /** The product with its size. */
  what: string;
  /** `Sold out`, `IDR 28,000 a piece. It was IDR 25,000.` */
  words: string;
}

/** An old order as it can be had today. */
export interface Reorder {
  /** For the cart, at today's prices, each with what it is called. */
  lines: { what: string; line: CartLine }[];
  /** Everything that is different, line by line; a line may have two. */
  changes: ReorderChange[];
}

/**
 * Turns the lines of an old order into lines for the cart, and says what is different about them.
 * @param cart what is in the cart already: a line takes 99 pieces, a cart 50 lines
 */
export function reorderOf(repriced: RepricedLine[], cart: CartLine[], words: ReorderWords): Reorder {
  const language = localeOf(words.money.locale);
  let after = cart;
  const reorder: Reorder = { lines: [], changes: [] };
  for (const line of repriced) {
    const what = nameLine(line.sold, words.page, language);
    const say = (words: string) => reorder.changes.push({ what, words });
    const wanted = toCartLine(line);
    const fitting = { ...wanted, qty: Math.min(wanted.qty, roomFor(wanted, after)) };
    if (line.now.problem) say(line.now.problem.msg);
    if (wanted.qty > 0 && wanted.price !== line.sold.unit_price) say(newPrice(line, words));
    if (fitting.qty < wanted.qty) say(fitting.qty > 0 ? words.m.fewFit(fitting.qty) : words.m.noneFits);
    if (fitting.qty > 0) {
      reorder.lines.push({ what: nameLine(line.now, words.page, language), line: fitting });
      after = putLine(after, fitting);
    }
  }
  return reorder;
}

/** As much of it as can be had. */
const toCartLine = ({ sold, now }: RepricedLine): CartLine =>
  lineOfQuote(now, now.problem ? Math.min(now.problem.available, sold.qty) : sold.qty, sold.note ?? '');

/** How many more pieces of it fit into the cart. */
function roomFor(wanted: CartLine, lines: CartLine[]): number {
  const same = lines.find((line) => isSameLine(lineBody(line), lineBody(wanted)));
  if (!same && lines.length >= LIMITS.cartLines) return 0;
  return LIMITS.lineQuantity - (same?.qty ?? 0);
}

function newPrice({ sold, now, surcharge }: RepricedLine, { m, money }: ReorderWords): string {
  const forSize = surcharge ? formatRupiah(surcharge, money) : null;
  return m.newPrice(formatRupiah(now.unit_price, money), forSize, formatRupiah(sold.unit_price, money));
}

/**
 * What has to be said before anything goes into the cart: what has changed, what is in there already, or why it could not
 * be looked up.
 */
export type ReorderNews =
  | { reorder: Reorder; /** Pieces that are in the cart. */ inCart: number; problem?: undefined }
  | { reorder?: undefined; problem: string };

/**
 * Puts the lines of an old order into the cart again. What has changed since is news to agree to first, and so is that they
 * join what is in the cart.
 * @param onCart called when they are in the cart; the page with the cart says so, with an Undo
 */
export function useReorder(orderId: string, onCart: () => void) {
  const words = { m: useWords(reorderWords), page: useWords(pageWords), money: useMoney() };
  const { cart, count } = useCart();
  const { submit, busy: isBusy } = useSubmit();
  const [news, setNews] = useState<ReorderNews>();
  const [isAsking, setAsking] = useState(false);

  const tell = (next: ReorderNews) => {
    setNews(next);
    setAsking(true);
  };
  const putIn = ({ lines }: Reorder) => {
    // the page with the cart says that they are in it, and takes it back
    keepPreviousCart(
      cart.lines,
      lines.reduce((sum, { line }) => sum + line.qty, count),
    );
    for (const { line } of lines) cartActions.add(line);
    onCart();
  };

  const start = () =>
    submit(
      async () => {
        const reorder = reorderOf(await priceAgain(orderId), cart.lines, words);
        if (reorder.changes.length > 0 || count > 0) tell({ reorder, inCart: count });
        else putIn(reorder);
      },
      ({ msg }) => tell({ problem: msg }),
    );

  return { start, isBusy, news, isAsking, setAsking, putIn };
}
