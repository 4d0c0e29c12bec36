import { OrdersScreen } from '../screens/Orders/OrdersScreen';

/** The staff's board of open orders. */
export default function OrdersRoute() {
  return <OrdersScreen />;
}
