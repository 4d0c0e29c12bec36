import { onLostPour, usePours, withPours, type LostPour } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { toast } from '@seduh/ui';
import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '../../lib/messageOf';
import type { Moves } from '../useMoves';

/**
 * The board's orders with the cups that were made on this device, before the server or the list says so. What could not be
 * noted is told where refused moves are.
 */
export function usePoured(orders: Order[], { tell }: Pick<Moves, 'tell'>): Order[] {
  const pours = usePours();
  const onLost = useEffectEvent(({ task, error }: LostPour) => {
    const message = messageOf(error);
    toast.error(message);
    tell(task, message);
  });
  useEffect(() => onLostPour((lost) => onLost(lost)), []);
  return orders.map((order) => withPours(order, pours));
}
