import { lineName } from '@seduh/domain';
import type { Quote } from '@seduh/contract';

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
    const former = before.lines.find(
      ({ product_id, size_id, note }) =>
        product_id === line.product_id && size_id === line.size_id && note === line.note,
    );
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
