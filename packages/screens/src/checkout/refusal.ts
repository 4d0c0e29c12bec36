import { type ApiError, isUnanswered } from '@seduh/api-client';
import type { Quote } from '@seduh/contract';

/** Codes with which a refused order brings what it would cost instead. */
const withQuote = new Set<string>(['PRICE_CHANGED', 'OUT_OF_STOCK', 'CLOSED', 'PROMO_REFUSED']);

/** The quote a refused order came back with; undefined for other errors. */
export function quoteOf({ code, data }: ApiError): Quote | undefined {
  if (!withQuote.has(code) || typeof data !== 'object' || data === null) return undefined;
  return 'lines' in data && 'version' in data ? (data as Quote) : undefined;
}

/** What is said as long as an earlier try may have made an order. */
export const uncertainOutcomeWords = {
  open: 'Your last try may have gone through. Look at your history; trying again never orders twice.',
  spent: 'This order may have gone through. Look at your history before you pay again.',
};

/** What is wrong, for a person, where the server's words are not meant for one. */
export function wordsOf(error: ApiError): string {
  if (error.code === 'KEY_REUSED') return uncertainOutcomeWords.spent;
  return isUnanswered(error) ? `${error.msg} Your cart is kept, and trying again never orders twice.` : error.msg;
}
