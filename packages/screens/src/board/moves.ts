import type { Order, OrderStatus } from '@seduh/contract';
import { leftTheKitchen } from '@seduh/domain';
import type { ButtonProps } from '@seduh/ui';
import { isDineIn } from '../lib/orders/statuses';

/** A button that moves an order. */
export interface Move {
  to: OrderStatus;
  label: string;
  variant: NonNullable<ButtonProps['variant']>;
}

const LOOKS: Partial<Record<OrderStatus, Omit<Move, 'to'>>> = {
  confirmed: { label: 'Accept', variant: 'accent' },
  preparing: { label: 'Start brewing', variant: 'brand' },
  ready: { label: 'Mark ready', variant: 'brand' },
  'out for delivery': { label: 'Give to rider', variant: 'brand' },
  'picked up': { label: 'Hand over', variant: 'brand' },
  delivered: { label: 'Mark delivered', variant: 'line' },
};

/** The one way on for an order, by what the server lets this member of staff do; null where there is none. */
export function nextMove({ next_moves, delivery_method }: Pick<Order, 'delivery_method' | 'next_moves'>): Move | null {
  const to = next_moves.find((status) => status !== 'cancelled');
  if (to === 'delivered' && isDineIn(delivery_method)) return { to, label: 'Serve', variant: 'brand' };
  const look = to && LOOKS[to];
  return look ? { to, ...look } : null;
}

/** What refusing an order is called now; null where that cannot be done any more. */
export function refusal({ status_name, next_moves }: Order): 'Decline' | 'Bring back' | 'Cancel' | null {
  if (!next_moves.includes('cancelled')) return null;
  if (status_name === 'pending') return 'Decline';
  return leftTheKitchen(status_name) ? 'Bring back' : 'Cancel';
}
