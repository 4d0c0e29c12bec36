import type { CartState } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { useEffect } from 'react';
import { takePreviousCart } from '../reorder';

/**
 * Says on the page with the cart that an old order has joined it, with the way back: said where it was pressed, the Undo
 * would go with that page.
 */
export function useUndoAdded({ ready, count, putBack }: CartState): void {
  useEffect(() => {
    const before = ready ? takePreviousCart(count) : undefined;
    if (before) toast.undo(MESSAGES.addedToCart, () => putBack(before));
  }, [ready, count, putBack]);
}
