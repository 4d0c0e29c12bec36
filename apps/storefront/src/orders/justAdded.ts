import { type CartLine, getSession } from '@seduh/api-client';

let handed: { before: CartLine[]; pieces: number; userId: string | undefined } | undefined;

/**
 * Hands the cart as it was before an old order joined it to the page that shows it.
 * @param pieces that are in it now
 */
export function handCart(before: CartLine[], pieces: number): void {
  handed = { before, pieces, userId: getSession()?.id };
}

/** The cart as it was before an old order joined it a moment ago; once, and not for a cart that is another one by now. */
export function takeCart(pieces: number): CartLine[] | undefined {
  const isSame = handed?.pieces === pieces && handed.userId === getSession()?.id;
  const lines = isSame ? handed?.before : undefined;
  forgetCart();
  return lines;
}

/** Nothing has been handed: somebody starts anew. */
export function forgetCart(): void {
  handed = undefined;
}
