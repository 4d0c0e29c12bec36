import type { ApiError } from '@seduh/api-client';
import type { Quote } from '@seduh/contract';

/** Codes with which a refused order brings what it would cost instead. */
const withQuote = new Set<string>(['PRICE_CHANGED', 'OUT_OF_STOCK', 'CLOSED', 'PROMO_REFUSED']);

/** The quote a refused order came back with; undefined for other errors. */
export function quoteOf({ code, data }: ApiError): Quote | undefined {
  if (!withQuote.has(code) || typeof data !== 'object' || data === null) return undefined;
  return 'lines' in data && 'version' in data ? (data as Quote) : undefined;
}
