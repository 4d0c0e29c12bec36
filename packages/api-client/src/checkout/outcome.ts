import { ApiError } from '../http/ApiError';

/** Refusals the server gives only after it has looked the key up: there is no order under that key. */
const AFTER_THE_KEY = new Set<string>(['PRICE_CHANGED', 'OUT_OF_STOCK', 'CLOSED', 'PROMO_REFUSED', 'HOLD_LIMIT']);

/**
 * What may be in the shop's books under an attempt's key. `open`: perhaps an order, the answer of a try was lost;
 * `spent`: an order, but of another wish than the one on screen; undefined: none.
 */
export type Doubt = 'open' | 'spent' | undefined;

/** Whether an error leaves it open what the server did: no answer, a failure behind the answer, or somebody else's. */
export const isUnanswered = ({ status, code }: ApiError): boolean =>
  status === 0 || status >= 500 || code === 'BAD_RESPONSE' || code === 'BAD_REQUEST';

/** What a failed try leaves behind. @param before what was in doubt when it was sent */
export function doubtAfter(error: unknown, before: Doubt): Doubt {
  if (!(error instanceof ApiError) || isUnanswered(error)) return 'open';
  if (error.code === 'KEY_REUSED') return 'spent';
  // a limit, a login or a wrong field is refused unread: that says nothing of the tries before
  return AFTER_THE_KEY.has(error.code) ? undefined : before;
}
