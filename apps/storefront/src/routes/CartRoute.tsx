import { CartScreen } from '@seduh/screens/cart';

/** The cart, open to everybody. */
export default function CartRoute() {
  return <CartScreen />;
}
