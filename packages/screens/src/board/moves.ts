import type { Order, OrderStatus } from '@seduh/contract';
import type { ButtonProps } from '@seduh/ui';
import { isDineIn } from '../lib/orders/statuses';

/** A button that moves an order. */
export interface Move {
  to: OrderStatus;
  label: string;
  variant: NonNullable<ButtonProps['variant']>;
}

type Movable = Pick<Order, 'delivery_method' | 'next_moves'>;

/** The one way on for an order, by what the server lets this member of staff do; null where there is none. */
export function nextMove({ next_moves, delivery_method }: Movable): Move | null {
  const to = next_moves.find((status) => status !== 'cancelled');
  switch (to) {
    case 'confirmed':
      return { to, label: 'Accept', variant: 'accent' };
    case 'preparing':
      return { to, label: 'Start brewing', variant: 'brand' };
    case 'ready':
      return { to, label: 'Mark ready', variant: 'brand' };
    case 'out for delivery':
      return { to, label: 'Give to rider', variant: 'brand' };
    case 'picked up':
      return { to, label: 'Hand over', variant: 'brand' };
    case 'delivered':
      return isDineIn(delivery_method)
        ? { to, label: 'Serve', variant: 'brand' }
        : { to, label: 'Mark delivered', variant: 'line' };
    default:
      return null;
  }
}

type Refusable = Pick<Order, 'status_name' | 'next_moves'>;

/** Whether an order can still be refused. */
export const canDecline = ({ status_name, next_moves }: Refusable): boolean =>
  status_name === 'pending' && next_moves.includes('cancelled');

/** Whether an order that has been accepted can be cancelled: what cannot be made after all, what nobody collects. */
export const canCancel = ({ status_name, next_moves }: Refusable): boolean =>
  status_name !== 'pending' && next_moves.includes('cancelled');
