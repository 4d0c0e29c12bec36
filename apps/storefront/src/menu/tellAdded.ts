import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';

/** Says that something went into the cart, or that it holds no more. @param fits as `useCart().add` answered */
export function tellAdded(fits: boolean): void {
  if (fits) toast.success(MESSAGES.addedToCart);
  else toast.error(`Your cart is full: ${LIMITS.lineQuantity} of one, ${LIMITS.cartLines} lines at most`);
}
