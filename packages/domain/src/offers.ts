import type { Allergen, LineOffer, LineSubstitute, OfferAnswer, OrderLine, OrderStatus } from '@seduh/contract';
import { isStillMade } from './orders';
import { cupInstead, type ReplaceableProduct, type SubstitutedCup } from './substitutes';

/** What of a line has run out: null is its product, a number the option with that id. */
export type RanOut = readonly (number | null)[];

/** Whether something else may still be made instead of a line: nothing of it is made. */
export const mayBeExchanged = (status: OrderStatus, done: number): boolean => isStillMade(status) && done === 0;

type LineSold = Pick<OrderLine, 'product_id' | 'size_id' | 'qty' | 'options'>;

/** Whether any of this is in a line. */
export const hasRunOut = (
  { product_id, options }: LineSold,
  productId: string | undefined,
  optionId?: number,
): boolean => (optionId === undefined ? product_id === productId : options.some(({ id }) => id === optionId));

/**
 * What is offered to who waits, instead of what has run out of a line: what the shop offers instead of it now. All else of
 * the line was put aside for it when it was ordered, also where it is sold out to others by now. Null where nothing is.
 * @param avoids what its customer asked to be warned of
 */
export function insteadOfLine<Product extends ReplaceableProduct>(
  { product_id, size_id, qty, options }: LineSold,
  ranOut: RanOut,
  find: (id: string) => Product | undefined,
  avoids: readonly Allergen[],
): SubstitutedCup<Product> | null {
  const product = find(product_id);
  if (!product) return null;
  const ids = options.map(({ id }) => id);
  const isProductOut = ranOut.includes(null);
  const isPutAside = (id: number) => ids.includes(id) && !ranOut.includes(id);
  const held = {
    ...product,
    archived: false,
    resting: isProductOut,
    stock: null,
    option_groups: product.option_groups.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        isPutAside(option.id) ? { ...option, available: true, archived: false } : option,
      ),
    })),
  };
  const problem = { code: isProductOut ? ('SOLD_OUT' as const) : ('OPTION_SOLD_OUT' as const) };
  const instead = cupInstead(held, { size_id, qty, option_ids: ids }, problem, find, { avoids });
  // what was marked by mistake is there again
  const isSame = instead?.product === held && sameOptions(instead.judged.options, options);
  return isSame ? null : instead;
}

const sameOptions = (one: readonly { id: number }[], other: readonly { id: number }[]): boolean =>
  one.length === other.length && one.every(({ id }) => other.some((option) => option.id === id));

/** What has run out of a line, by the names under which it was sold. */
export const namesOfRanOut = (
  { product_name, name_translations, options }: Pick<OrderLine, 'product_name' | 'name_translations' | 'options'>,
  ranOut: RanOut,
): LineOffer['ran_out'] => [
  ...(ranOut.includes(null) ? [named(product_name, name_translations)] : []),
  ...options
    .filter(({ id }) => ranOut.includes(id))
    .map(({ option_name, name_translations: translated }) => named(option_name, translated)),
];

const named = (name: string, name_translations: OrderLine['name_translations']) => ({
  name,
  ...(name_translations && { name_translations }),
});

/** Whether this is what a customer saw when they took it. */
export function isAsSeen({ product_id, size_id, option_ids }: LineSubstitute, seen: OfferAnswer['take']): boolean {
  if (!seen || seen.product_id !== product_id || seen.size_id !== size_id) return false;
  return (option_ids ?? []).join() === (seen.option_ids ?? []).join() && !option_ids === !seen.option_ids;
}

/** A line that has become what was offered instead, at the price that was agreed. */
export const exchanged = <Line extends LineSold>(line: Line, offered: LineSubstitute) => {
  const { option_ids: _asked, unit_price: _now, ...instead } = offered;
  return { ...line, name_translations: undefined, ...instead };
};
