import { countPieces } from '../cart/cart';
import { mergeLines } from '../cart/lines';
import { cartOf } from '../cart/store';

/**
 * Gives what a visitor has put into the device's cart to the user who logs in, with the choices made on the way.
 * @returns false where not all of it fitted
 */
export function handOverCart(userId: string): boolean {
  const device = cartOf(null);
  const guest = device.get();
  const store = cartOf(userId);
  const own = store.get();
  const lines = mergeLines(own.lines, guest.lines);
  store.set({
    ...(guest.lines.length > 0 ? guest : own),
    lines,
    promoCode: guest.promoCode ?? own.promoCode,
    address: guest.address ?? own.address,
  });
  device.clear();
  return countPieces({ lines }) === countPieces(own) + countPieces(guest);
}
