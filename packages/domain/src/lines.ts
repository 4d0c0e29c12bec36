import type { LineProblem, QuoteLineBody, SizeId } from '@seduh/contract';
import { sizeName } from './sizes';

/** What tells two lines apart: the same product in another size, or with another note, is another line. */
export type LineKey = Pick<QuoteLineBody, 'product_id' | 'size_id' | 'note'>;

/** Whether two lines of a cart, a quote or an order are the same one. */
export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.product_id === other.product_id &&
  one.size_id === other.size_id &&
  (one.note ?? '').trim() === (other.note ?? '').trim();

/** A line as people call it: `Hazelnut Latte, Large`, `Butter Croissant`. */
export const lineName = ({ product_name, size_name }: { product_name: string; size_name: string }): string =>
  size_name ? `${product_name}, ${size_name}` : product_name;

/** What a line says of its size: nothing where the product comes in that one alone. */
export const lineSizeName = (sizeIds: readonly SizeId[], sizeId: SizeId): string =>
  sizeIds.length === 1 && sizeIds[0] === sizeId ? '' : sizeName(sizeId);

/** What stands against a size that the product does not come in, or not any more. */
export const sizeProblem = (sizeIds: readonly SizeId[], sizeId: SizeId): LineProblem | null =>
  sizeIds.includes(sizeId) ? null : { code: 'SIZE_GONE', msg: `No longer comes in ${sizeName(sizeId)}`, available: 0 };
