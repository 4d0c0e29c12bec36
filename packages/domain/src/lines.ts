import type { QuoteLineBody } from '@seduh/contract';

/** What tells two lines apart: the same product in another size, with other options or another note, is another line. */
export type LineKey = Pick<QuoteLineBody, 'product_id' | 'size_id' | 'note' | 'option_ids'>;

/** Whether two lines of a cart, a quote or an order are the same one. */
export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.product_id === other.product_id &&
  one.size_id === other.size_id &&
  (one.note ?? '').trim() === (other.note ?? '').trim() &&
  choiceOf(one) === choiceOf(other);

// the defaults, whatever they are, are not the same as any options by name
const choiceOf = ({ option_ids }: LineKey): string | undefined =>
  option_ids && [...new Set(option_ids)].toSorted((one, other) => one - other).join();
