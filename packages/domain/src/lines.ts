import type { QuoteLineBody } from '@seduh/contract';

/** What tells two lines apart: the same product in another size, or with another note, is another line. */
export type LineKey = Pick<QuoteLineBody, 'product_id' | 'size_id' | 'note'>;

/** Whether two lines of a cart, a quote or an order are the same one. */
export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.product_id === other.product_id &&
  one.size_id === other.size_id &&
  (one.note ?? '').trim() === (other.note ?? '').trim();
