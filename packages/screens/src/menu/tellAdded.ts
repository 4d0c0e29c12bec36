import type { Added } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';

/** Says what went into the cart, or why not all of it did. @param added as `useCart().add` answered */
export function tellAdded({ fits, pieces }: Added): void {
  if (fits) toast.success(MESSAGES.addedToCart);
  else if (pieces > 0) toast.error(`${LIMITS.lineQuantity} of one at most: ${pieces} are in your cart`);
  else toast.error(`Your cart is full: ${LIMITS.cartLines} lines at most`);
}
