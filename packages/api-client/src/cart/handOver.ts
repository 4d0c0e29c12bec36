import { mergeLines } from './lines';
import { cartOf } from './store';

/** Gives what a visitor has put into the device's cart to the user who logs in, with the choices made on the way. */
export function handOverCart(userId: string): void {
  const device = cartOf(null);
  const guest = device.get();
  const store = cartOf(userId);
  const own = store.get();
  store.set({
    ...(guest.lines.length > 0 ? guest : own),
    lines: mergeLines(own.lines, guest.lines),
    promoCode: guest.promoCode ?? own.promoCode,
    address: guest.address ?? own.address,
  });
  device.clear();
}
