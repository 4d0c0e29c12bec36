import { cartActions, type CartLine, forgetWithStores, getSession, useCart } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { useEffect } from 'react';

let previous: { lines: CartLine[]; pieces: number; userId: string | undefined } | undefined;
const forget = () => {
  previous = undefined;
};

/**
 * Remembers the cart as it was before an old order joined it, for the page that shows it.
 * @param pieces that are in it now
 */
export function keepPreviousCart(lines: CartLine[], pieces: number): void {
  previous = { lines, pieces, userId: getSession()?.id };
  forgetWithStores(forget);
}

/** The cart as it was before an old order joined it a moment ago; once, and not for a cart that has changed since. */
export function takePreviousCart(pieces: number): CartLine[] | undefined {
  const isSame = previous?.pieces === pieces && previous.userId === getSession()?.id;
  const lines = isSame ? previous?.lines : undefined;
  forget();
  return lines;
}

/**
 * Says on the page with the cart that an old order has joined it, with an Undo: on the page where it was pressed, the Undo
 * would go with that page.
 */
export function useUndoAdded(): void {
  const { ready, count } = useCart();
  useEffect(() => {
    const before = ready ? takePreviousCart(count) : undefined;
    if (before) toast.undo(MESSAGES.addedToCart, () => cartActions.putBack(before));
  }, [ready, count]);
}
