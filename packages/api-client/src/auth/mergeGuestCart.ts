import { cartOf, countPieces, mergeLines } from '../cart/cart';

/**
 * Merges the cart a visitor filled on this device, and the choices made with it, into the cart of the user who logs in.
 * @returns false where not all of it fitted
 */
export function mergeGuestCart(userId: string): boolean {
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
