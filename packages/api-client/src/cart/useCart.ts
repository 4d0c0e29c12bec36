import type { CheckoutPaymentId, DeliveryId } from '@seduh/contract';
import { afterPaint } from '../pours/afterPaint';
import { getSession } from '../session/session';
import { useSession } from '../session/useSession';
import type { Persisted } from '../storage/persisted';
import { useStored, whole } from '../storage/useStored';
import {
  cartOf,
  changePieces,
  countPieces,
  EMPTY_CART,
  piecesOf,
  putLine,
  setPieces,
  sumUp,
  toLine,
  type Cart,
  type CartLine,
} from './cart';

/** Reads, changes and writes in one go, so that two tabs do not undo each other. */
export function changeCart(patch: (cart: Cart) => Partial<Cart>): void {
  const store = cartOf(getSession()?.id ?? null);
  const cart = store.get();
  store.set({ ...cart, ...patch(cart) });
}

/** What became of pieces that were to go in. */
export interface Added {
  /** All of them went in. */
  fits: boolean;
  /** Pieces of that line in the cart now; 0 where there is no room for another line. */
  pieces: number;
}

/** What changes the cart of whoever uses the device now. Safe to call from anywhere in the browser. */
export const cartActions = {
  /** Adds pieces, 99 a line and 50 lines at most; the same product in the same size with the same note is one line. */
  add(line: CartLine): Added {
    const added = toLine(line);
    let result: Added = { fits: false, pieces: 0 };
    changeCart(({ lines }) => {
      const next = putLine(lines, added);
      const pieces = piecesOf(next, added);
      result = { fits: pieces === piecesOf(lines, added) + line.qty, pieces };
      return { lines: next };
    });
    return result;
  },
  /** 0 takes the line out. */
  setQuantity: (line: CartLine, qty: number): void =>
    changeCart(({ lines }) => ({ lines: setPieces(lines, line, qty) })),
  /** A press where `from` was shown, told later; see {@link changePieces}. A line that is gone by then stays gone. */
  changeQuantity: (line: CartLine, from: number, to: number): void =>
    changeCart(({ lines }) => ({ lines: changePieces(lines, line, from, to) })),
  remove: (line: CartLine): void => changeCart(({ lines }) => ({ lines: setPieces(lines, line, 0) })),
  /** Puts everything in as it was; what came since goes. */
  putBack: (lines: CartLine[]): void => changeCart(() => ({ lines })),
  /** Undoes a removal. */
  restore: (line: CartLine, index: number): void => changeCart(({ lines }) => ({ lines: putLine(lines, line, index) })),
  /** Points go with no code. */
  setPromo: (promoCode: string | null): void => changeCart(() => ({ promoCode, usePoints: false })),
  /** A free cup for points, in place of a code. */
  setPoints: (usePoints: boolean): void => changeCart(() => ({ usePoints, promoCode: null })),
  setDelivery: (deliveryId: DeliveryId): void => changeCart(() => ({ deliveryId })),
  setTime: (time: Cart['time']): void => changeCart(() => ({ time })),
  setPayment: (paymentId: CheckoutPaymentId): void => changeCart(() => ({ paymentId })),
  setTable: (table: string): void => changeCart(() => ({ table })),
  setAddress: (address: string | null): void => changeCart(() => ({ address })),
  setPostcode: (postcode: string | null): void => changeCart(() => ({ postcode })),
  /** Empties it after an order; the choices go too, except how it is delivered and paid. */
  clear: (): void => changeCart(({ deliveryId, paymentId }) => ({ ...EMPTY_CART, deliveryId, paymentId })),
};

type CartActions = typeof cartActions;

export interface CartState extends CartActions {
  cart: Cart;
  /** Pieces in all. */
  count: number;
  /** Rupiah by the prices last seen. */
  subtotal: number;
  /** False on the server, and until the page is hydrated where something is in it: not known yet, rather than empty. */
  ready: boolean;
}

/** The cart of whoever uses the device, followed: this tab's changes, other tabs', login and logout. */
export function useCart(): CartState {
  const found = useCartPart(whole);
  const cart = found ?? EMPTY_CART;
  return { cart, count: countPieces(cart), subtotal: sumUp(cart), ready: found !== undefined, ...cartActions };
}

/**
 * One thing of that cart, followed: who reads it is drawn again when it changes, not with each cup.
 * @param part compared by `Object.is`
 * @returns undefined while the cart is not known yet
 */
export const useCartPart = <Part>(part: (cart: Cart) => Part): Part | undefined => useFollowed(cartOf, part);

function useFollowed<Part>(
  of: (userId: string | null) => Persisted<Cart>,
  part: (cart: Cart) => Part,
): Part | undefined {
  const { session, status } = useSession();
  const found = useStored(of(session?.id ?? null), (cart) => cart === EMPTY_CART, part);
  return status === 'unknown' ? undefined : found;
}

const none = () => 0;

/** Carts whose changes are told a frame later. */
const unhurried = new WeakMap<Persisted<Cart>, Persisted<Cart>>();

function unhurriedCartOf(userId: string | null): Persisted<Cart> {
  const cart = cartOf(userId);
  const known = unhurried.get(cart);
  if (known) return known;
  const later = { ...cart, subscribe: (listener: () => void) => cart.subscribe(() => afterPaint(listener)) };
  unhurried.set(cart, later);
  return later;
}

/**
 * Pieces in that cart; 0 while it is not known yet, and where they are not asked for. It stands in the bars, away from what
 * is pressed, which answers first: the bars follow in the next frame.
 */
export const useCartCount = (isAsked = true): number => useFollowed(unhurriedCartOf, isAsked ? countPieces : none) ?? 0;
