import { CartScreen } from '../screens/Cart/CartScreen';

/** The cart, open to everybody. */
export default function CartRoute() {
  return <CartScreen />;
}
