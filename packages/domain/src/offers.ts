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
 * the line was put aside for it when it was ordered, also where it is sold out to others by now. Null where nothing is, and
 * where it would be less than what was paid for.
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
  const withPutAside = (menu: Product): Product => ({
    ...menu,
    option_groups: menu.option_groups.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        isPutAside(option.id) ? { ...option, available: true, archived: false } : option,
      ),
    })),
  });
  const held = {
    ...withPutAside(product),
    archived: false,
    resting: isProductOut,
    stock: null,
    size_ids: [...new Set([...product.size_ids, size_id])],
  };
  const problem = { code: isProductOut ? ('SOLD_OUT' as const) : ('OPTION_SOLD_OUT' as const) };
  const findInstead = (id: string) => {
    const other = find(id);
    return other && withPutAside(other);
  };
  const instead = cupInstead(held, { size_id, qty, option_ids: ids }, problem, findInstead, { avoids });
  if (instead?.product !== held) return instead;
  const { options: now } = instead.judged;
  // what was marked by mistake is there again; of two extras that become one, one would be paid for nothing
  const isSame = now.every(({ id }) => ids.includes(id));
  return isSame || now.length < ids.length ? null : instead;
}

/** Whether what has run out of a line is still sold out: what was marked by mistake, or yesterday, is not. */
export const isStillOut = (optionId: number | null, product: ReplaceableProduct | undefined): boolean =>
  optionId === null
    ? product?.resting === true
    : product?.option_groups.some(({ options }) =>
        options.some(({ id, available }) => id === optionId && !available),
      ) === true;

/** Whether it is not in a cup any more. */
export const isGoneFrom = (
  { product, judged }: { product: { id: string }; judged: { options: readonly { id: number }[] } },
  optionId: number | null,
  productId: string,
): boolean => (optionId === null ? product.id !== productId : !judged.options.some(({ id }) => id === optionId));

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

type Seen = OfferAnswer['substitute'];

/** Whether this is what a customer saw. */
export const isAsSeen = ({ product_id, size_id, option_ids }: LineSubstitute, seen: Seen): boolean =>
  seen.product_id === product_id &&
  seen.size_id === size_id &&
  !option_ids === !seen.option_ids &&
  (option_ids ?? []).join() === (seen.option_ids ?? []).join();

/** Whether a line has this answer already: whoever sends it again has not heard so. */
export function isSaid(
  { product_id, size_id, options }: LineSold,
  state: LineOffer['state'] | undefined,
  { take, substitute: seen }: OfferAnswer,
): boolean {
  if (!take) return state === 'declined';
  const has = (id: number) => options.some((option) => option.id === id);
  const isSame = product_id === seen.product_id && size_id === seen.size_id && (seen.option_ids ?? []).every(has);
  return state === 'taken' && isSame;
}

/** A line that has become what was offered instead, at the price that was agreed. */
export const exchanged = <Line extends LineSold>(
  line: Line,
  { option_ids: _asked, unit_price: _now, ...instead }: LineSubstitute,
  warning?: OrderLine['warning'],
) => ({ ...line, name_translations: undefined, warning, ...instead });
