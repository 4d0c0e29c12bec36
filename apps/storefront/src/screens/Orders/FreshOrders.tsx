import type { Order } from '@seduh/contract';
import { VisuallyHidden } from '@seduh/ui';
import { calledName } from '../../orders/board';

/** Says which orders have just come in, to whoever does not see them slide in. */
export function FreshOrders({ orders }: { orders: Order[] }) {
  return (
    <VisuallyHidden role="status">
      {orders.map(({ number, customer_name }) => `New order ${number} from ${calledName(customer_name)}`).join(', ')}
    </VisuallyHidden>
  );
}
