import type { CartLine } from '@seduh/api-client';

let handed: { before: CartLine[]; pieces: number } | undefined;

/**
 * Hands the cart as it was before an old order joined it to the page that shows it.
 * @param pieces that are in it now
 */
export function handCart(before: CartLine[], pieces: number): void {
  handed = { before, pieces };
}

/** The cart as it was before an old order joined it a moment ago; once, and not for a cart that is another one by now. */
export function takeCart(pieces: number): CartLine[] | undefined {
  const lines = handed?.pieces === pieces ? handed.before : undefined;
  handed = undefined;
  return lines;
}
