import type { CategoryId, SizeId } from '@seduh/contract';
import { SIZES } from '@seduh/contract/constants';

/** Whether what a category holds is drunk from cups of several sizes, by its id. */
const COMES_IN_CUPS: Readonly<Record<CategoryId, boolean>> = { 1: true, 2: true, 3: false, 4: false };

/** The sizes a new product of this category starts with: a cup has several, a croissant has one. */
export function usualSizes(categoryId: CategoryId | undefined): SizeId[] {
  const all = SIZES.map(({ id }) => id);
  return categoryId && !COMES_IN_CUPS[categoryId] ? all.slice(0, 1) : all;
}

/** `Large`; the empty string for an unknown id. */
export const sizeName = (sizeId: SizeId): string => SIZES.find(({ id }) => id === sizeId)?.name ?? '';
