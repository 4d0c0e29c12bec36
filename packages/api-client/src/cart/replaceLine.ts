import { LIMITS } from '@seduh/contract/constants';
import { type CartLine, indexOf, piecesOf, putLine, toLine } from './cart';
import { changeCart } from './useCart';

/**
 * Puts another line in the place of one; where that is equal to a third, the two become one. Where they would be more
 * pieces than a line may have, all stays as it is.
 */
export function replaceLine(lines: CartLine[], line: CartLine, next: CartLine): CartLine[] {
  const at = indexOf(lines, line);
  if (at === -1) return lines;
  const others = lines.toSpliced(at, 1);
  const fits = piecesOf(others, toLine(next)) + next.qty <= LIMITS.lineQuantity;
  return fits ? putLine(others, next, at) : lines;
}

/**
 * The same in the cart of whoever uses the device now, with the pieces that the line has there.
 * @returns false where it stays: there would be too many pieces of what it becomes
 */
export function replaceInCart(line: CartLine, next: CartLine): boolean {
  let isDone = false;
  changeCart(({ lines }) => {
    const after = replaceLine(lines, line, { ...next, qty: piecesOf(lines, line) });
    isDone = after !== lines;
    return { lines: after };
  });
  return isDone;
}
