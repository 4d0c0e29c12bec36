import { DELIVERY_METHODS, LIMITS, PAYMENT_METHODS, SIZES } from '@seduh/contract/constants';
import { persisted, type Persisted } from '../storage/persisted';
import { EMPTY_CART, type Cart, type CartLine } from './cart';
import { mergeLines } from './lines';

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

/** Reads a stored cart; what is not a cart, or no line of one, is left out. Never throws. */
function parseCart(found: unknown): Cart {
  if (!isRecord(found)) return EMPTY_CART;
  const lines = Array.isArray(found.lines) ? found.lines.map(parseLine).filter((line) => line !== null) : [];
  const { deliveryId, paymentId, time } = found;
  return {
    lines: mergeLines([], lines),
    promoCode: text(found.promoCode, LIMITS.promoCode) || null,
    deliveryId: DELIVERY_METHODS.find(({ id }) => id === deliveryId)?.id ?? EMPTY_CART.deliveryId,
    time: instantOf(time) ?? 'now',
    paymentId: PAYMENT_METHODS.find(({ id }) => id === paymentId)?.id ?? EMPTY_CART.paymentId,
    table: text(found.table, LIMITS.table),
    address: text(found.address, LIMITS.address) || null,
  };
}

function parseLine(found: unknown): CartLine | null {
  if (!isRecord(found)) return null;
  const { productId, productName, price, image, oneSize, qty, note } = found;
  const sizeId = SIZES.find(({ id }) => id === found.sizeId)?.id;
  if (typeof productId !== 'string' || !productId || typeof productName !== 'string') return null;
  if (typeof price !== 'number' || !Number.isInteger(price) || price < 0) return null;
  if (typeof qty !== 'number' || sizeId === undefined) return null;
  return {
    productId,
    productName,
    price,
    image: typeof image === 'string' ? image : null,
    sizeId,
    ...(oneSize === true ? { oneSize } : {}),
    qty,
    note: text(note, LIMITS.note),
  };
}

/** An instant, ISO 8601 in UTC. Older carts stored a clock time without its day, which is nothing certain. */
function instantOf(found: unknown): string | null {
  const at = typeof found === 'string' && found.endsWith('Z') ? Date.parse(found) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
