import type { Order, OrderStatus } from '@seduh/contract';
import { leftTheKitchen } from '@seduh/domain';
import type { ButtonProps } from '@seduh/ui';
import { isDineIn } from '../lib/orders/statuses';
import type { DeclineWords } from './decline/words';
import type { ColumnWords } from './columns/words';

/** A button that moves an order. */
export interface Move {
  to: OrderStatus;
  /** What the board's words call it by. */
  label: keyof ColumnWords['moves'];
  variant: NonNullable<ButtonProps['variant']>;
}

type Onward = Exclude<OrderStatus, 'pending' | 'cancelled'>;

const VARIANTS: Record<Onward, Move['variant']> = {
  confirmed: 'accent',
  preparing: 'brand',
  ready: 'brand',
  'out for delivery': 'brand',
  'picked up': 'brand',
  delivered: 'line',
};

const isOnward = (status: OrderStatus): status is Onward => status in VARIANTS;

/** The one way on for an order, by what the server lets this member of staff do; null where there is none. */
export function nextMove({ next_moves, delivery_method }: Pick<Order, 'delivery_method' | 'next_moves'>): Move | null {
  const to = next_moves.find(isOnward);
  if (to === 'delivered' && isDineIn(delivery_method)) return { to, label: 'served', variant: 'brand' };
  return to ? { to, label: to, variant: VARIANTS[to] } : null;
}

/** What the words of declining call refusing an order now; null where that cannot be done any more. */
export function refusal({ status_name, next_moves }: Order): keyof DeclineWords['refusals'] | null {
  if (!next_moves.includes('cancelled')) return null;
  if (status_name === 'pending') return 'decline';
  return leftTheKitchen(status_name) ? 'bringBack' : 'cancel';
}
