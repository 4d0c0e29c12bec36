import { persisted, type Persisted } from '../storage/persisted';
import type { Cart } from './cart';
import { parseCart } from './parseCart';

/** Local storage key of the device's cart; a user's has the id behind it. */
export const CART_KEY = 'seduh.cart';

const carts = new Map<string, Persisted<Cart>>();

/** The cart of a user, or the device's where nobody is logged in (null). */
export function cartOf(userId: string | null): Persisted<Cart> {
  const key = userId === null ? CART_KEY : `${CART_KEY}.${userId}`;
  let cart = carts.get(key);
  if (!cart) {
    cart = persisted({ key, parse: parseCart });
    carts.set(key, cart);
  }
  return cart;
}
