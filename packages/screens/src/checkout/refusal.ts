import { type ApiError, isUnanswered } from '@seduh/api-client';
import type { Quote } from '@seduh/contract';
import { isSameLine, lineName } from '@seduh/domain';
import { sentence } from '../lib/messageOf';

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
  return isUnanswered(error)
    ? `${sentence(error.msg)} Your cart is kept, and trying again never orders twice.`
    : error.msg;
}

/** What one thing was said to cost, and costs now. */
export interface QuoteChange {
  /** The product with its size, or a row of the slip. */
  label: string;
  /** Rupiah; one piece for a product. */
  was: number;
  is: number;
}

/**
 * What has changed from one quote of an order to the next, by name: each line's price, and the rows of the slip that
 * do not simply follow from the lines.
 */
export function quoteChanges(before: Quote, after: Quote): QuoteChange[] {
  const lines = after.lines.flatMap((line): QuoteChange[] => {
    const former = before.lines.find((other) => isSameLine(other, line));
    if (!former || former.unit_price === line.unit_price) return [];
    return [{ label: lineName(line), was: former.unit_price, is: line.unit_price }];
  });
  const rows = [
    { label: 'Discount', was: before.discount, is: after.discount },
    { label: 'Tax and fees', was: before.tax, is: after.tax },
    { label: 'Shipping', was: before.shipping, is: after.shipping },
  ].filter(({ was, is }) => was !== is);
  // discount and tax are shares of the lines: where lines have changed they only repeat it
  return lines.length > 0 ? [...lines, ...rows.filter(({ label }) => label === 'Shipping')] : rows;
}
