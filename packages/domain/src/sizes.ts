import type { CategoryId, LineOption, LineProblem, SizeId } from '@seduh/contract';
import { LOCALES, type Locale, SIZES, type Translations } from '@seduh/contract/constants';
import { optionName, productName } from './translations';

/** Whether what a category holds is drunk from cups of several sizes, by its id. */
const COMES_IN_CUPS: Readonly<Record<CategoryId, boolean>> = { 1: true, 2: true, 3: false, 4: false };

/** The sizes a new product of this category starts with: a cup has several, a croissant has one. */
export function usualSizes(categoryId: CategoryId | undefined): SizeId[] {
  const all = SIZES.map(({ id }) => id);
  return categoryId && !COMES_IN_CUPS[categoryId] ? all.slice(0, 1) : all;
}

/** `Large`; the empty string for an unknown id. */
export const sizeName = (sizeId: SizeId): string => SIZES.find(({ id }) => id === sizeId)?.name ?? '';

/** What a line says of its size: nothing where the product comes in that one alone. */
export const lineSizeName = (sizeIds: readonly SizeId[], sizeId: SizeId): string =>
  sizeIds.length === 1 && sizeIds[0] === sizeId ? '' : sizeName(sizeId);

/** What stands against a size that the product does not come in, or not any more. */
export const sizeProblem = (sizeIds: readonly SizeId[], sizeId: SizeId): LineProblem | null =>
  sizeIds.includes(sizeId) ? null : { code: 'SIZE_GONE', msg: `No longer comes in ${sizeName(sizeId)}`, available: 0 };

interface NamedLine {
  product_name: string;
  name_translations?: Translations | undefined;
  size_name: string;
}

/** A line as people call it: `Hazelnut Latte, Large`, `Butter Croissant`. @param locale left out: by its main name */
export function lineName(line: NamedLine, locale: Locale = LOCALES[0]): string {
  const name = productName(line, locale);
  return line.size_name ? `${name}, ${line.size_name}` : name;
}

/**
 * What was chosen of it: `Oat milk, Less ice, Extra shot`; the empty string for nothing.
 * @param locale left out: by their main names
 */
export const optionNames = (
  options: readonly Pick<LineOption, 'option_name' | 'name_translations'>[],
  locale: Locale = LOCALES[0],
): string => options.map((option) => optionName(option, locale)).join(', ');
