import { priceAgain, useCart } from '@seduh/api-client';
import { useState } from 'react';
import { keepPreviousCart } from './justAdded';
import { messageOf } from '../lib/messageOf';
import { type Reorder, reorderOf } from './reorder';

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
  const { cart, count, add } = useCart();
  const [isBusy, setBusy] = useState(false);
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
      lines.reduce((sum, { qty }) => sum + qty, count),
    );
    for (const line of lines) add(line);
    onCart();
  };

  const start = async () => {
    setBusy(true);
    try {
      const reorder = reorderOf(await priceAgain(orderId), cart.lines);
      if (reorder.changes.length > 0 || count > 0) tell({ reorder, inCart: count });
      else putIn(reorder);
    } catch (error) {
      tell({ problem: messageOf(error) });
    }
    setBusy(false);
  };

  return { start, isBusy, news, isAsking, setAsking, putIn };
}
