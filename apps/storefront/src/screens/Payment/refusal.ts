import type { ApiError } from '@seduh/api-client';
import type { Quote } from '@seduh/contract';

/** Codes with which a refused order brings what it would cost instead. */
const withQuote = new Set<string>(['PRICE_CHANGED', 'OUT_OF_STOCK', 'CLOSED', 'PROMO_REFUSED']);

/** The quote a refused order came back with; undefined for other errors. */
export function quoteOf({ code, data }: ApiError): Quote | undefined {
  if (!withQuote.has(code) || typeof data !== 'object' || data === null) return undefined;
  return 'lines' in data && 'version' in data ? (data as Quote) : undefined;
}

/** Whether it is unknown if the order went through: the same try has to be sent again, not a new one. */
export const isUnanswered = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/** What is wrong, for a person, where the server's words are not meant for one. */
export function wordsOf({ code, msg, status }: ApiError): string {
  if (code === 'KEY_REUSED') return 'This order may have gone through. Look at your history before you pay again.';
  if (status === 0 || status >= 500) return `${msg} Your cart is kept, and trying again never orders twice.`;
  return msg;
}
