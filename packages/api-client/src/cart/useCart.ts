import { useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import { cartActions, type CartActions } from './actions';
import { countPieces, EMPTY_CART, sumUp, type Cart } from './cart';
import { cartOf } from './store';

export interface CartState extends CartActions {
  cart: Cart;
  /** Pieces in all. */
  count: number;
  /** Rupiah by the prices last seen. */
  subtotal: number;
  /** False on the server and until the page is hydrated: not known yet, rather than empty. */
  ready: boolean;
}

/** The cart of whoever uses the device, followed: this tab's changes, other tabs', login and logout. */
export function useCart(): CartState {
  const { session, status } = useSession();
  const store = cartOf(session?.id ?? null);
  const found = useSyncExternalStore<Cart | null>(store.subscribe, store.get, () => null);
  const ready = found !== null && status !== 'unknown';
  const cart = ready ? found : EMPTY_CART;
  return { cart, count: countPieces(cart), subtotal: sumUp(cart), ready, ...cartActions };
}
