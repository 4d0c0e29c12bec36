import type { LoginResult } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';

const cartFull = `Not everything fitted in your cart: ${LIMITS.lineQuantity} of one, ${LIMITS.cartLines} lines at most`;

/** Says that somebody is in, and what became of the cart they brought. */
export function greet({ cartWasFull }: LoginResult): void {
  toast.success(MESSAGES.loginSuccess);
  if (cartWasFull) toast.error(cartFull);
}
