import { type ApiError, isUnanswered } from '@seduh/api-client';
import type { Locale, Quote } from '@seduh/contract';
import { isSameLine } from '@seduh/domain';
import { sentence } from '../../lib/messageOf';
import { nameLine } from '../../lib/orders/lines';
import type { PageWords } from '../../lib/page/words';
import type { CheckoutWords } from '../words';
import type { LateWords } from './words';

/** What is wrong, for a person: as long as an answer may still be on its way, that it is safe to try again. */
export const reasonOf = (error: ApiError, m: Pick<LateWords, 'unanswered'>): string =>
  isUnanswered(error) ? m.unanswered(sentence(error.msg)) : error.msg;

/** What one thing was said to cost, and costs now. */
export interface QuoteChange {
  /** The product with its size, or a row of the slip. */
  label: string;
  /** Rupiah; one piece for a product. */
  was: number;
  is: number;
}

type ChangeWords = Pick<CheckoutWords, 'tax' | 'shipping'> & Pick<LateWords, 'discount'> & { page: PageWords };

/**
 * What has changed from one quote of an order to the next, by name: each line's price, and the rows of the slip that
 * do not simply follow from the lines.
 */
export function quoteChanges(before: Quote, after: Quote, m: ChangeWords, language: Locale): QuoteChange[] {
  const lines = after.lines.flatMap((line): QuoteChange[] => {
    const former = before.lines.find((other) => isSameLine(other, line));
    if (!former || former.unit_price === line.unit_price) return [];
    return [{ label: nameLine(line, m.page, language), was: former.unit_price, is: line.unit_price }];
  });
  const shares = [
    { label: m.discount, was: before.discount, is: after.discount },
    { label: m.tax, was: before.tax, is: after.tax },
  ];
  const shipping = { label: m.shipping, was: before.shipping, is: after.shipping };
  // discount and tax are shares of the lines: where lines have changed they only repeat it
  const rows = lines.length > 0 ? [shipping] : [...shares, shipping];
  return [...lines, ...rows.filter(({ was, is }) => was !== is)];
}
