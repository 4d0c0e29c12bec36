import type { Contents, ProductDetail, ProductValues } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import type { MoneyStyle } from '@seduh/ui';
import { contentRows } from '../../lib/options/contentRows';
import type { MadeField } from '../form';
import { isSame } from '../values';
import type { ProductFormWords } from './words';

/** The groups of options of a product in their order, each with those that come without being asked for. */
export type ProductGroups = NonNullable<ProductValues['option_groups']>;

/** The part of a product's draft that is about its options and what is in it. */
export interface OptionsDraft {
  /** Null as they are. */
  optionGroups: ProductGroups | null;
  /** What is in it before any option, null for unknown; what is left out stays as it is. */
  contains: Partial<Contents>;
}

const readGroups = ({ option_groups }: ProductDetail): ProductGroups =>
  option_groups.map(({ id, default_ids }) => ({ id, default_ids }));

/** Its groups of options, as they stand in the form. */
export const groupsOf = (draft: OptionsDraft, product?: ProductDetail): ProductGroups =>
  draft.optionGroups ?? (product ? readGroups(product) : []);

/** These groups as they are typed: nothing where they are what is there. */
export const typedGroups = (groups: ProductGroups, product?: ProductDetail): ProductGroups | null =>
  isSame(groups, groupsOf({ optionGroups: null, contains: {} }, product)) ? null : groups;

/** What is in it before any option, as it stands in the form. */
export function containsOf(draft: OptionsDraft, product?: ProductDetail): Contents {
  // always in this order, as two of them are compared by their text
  const {
    allergens = null,
    caffeine_mg = null,
    sugar_g = null,
    kcal = null,
  } = { ...product?.contains, ...draft.contains };
  return { allergens, caffeine_mg, sugar_g, kcal };
}

/** Whether this is more than anything can hold. */
export const isTooMuch = (amount: number | null): boolean => (amount ?? 0) > LIMITS.contents;

/** `Milk (Oat milk), Extras`. */
const groupsInWords = ({ option_groups: groups }: ProductDetail): string =>
  groups
    .map(({ group_name, default_ids, options }) => {
      const defaults = options.filter(({ id }) => default_ids.includes(id)).map(({ option_name }) => option_name);
      return defaults.length > 0 ? `${group_name} (${defaults.join(', ')})` : group_name;
    })
    .join(', ');

interface OptionRows {
  option_groups: MadeField<ProductDetail, OptionsDraft, ProductGroups>;
  contains: MadeField<ProductDetail, OptionsDraft, Contents>;
}

/** What the form's table says of options and contents. */
export const optionRowsIn = (m: ProductFormWords, { locale }: MoneyStyle): OptionRows => ({
  option_groups: {
    empty: { optionGroups: null },
    read: readGroups,
    write: (draft, product) => (product || draft.optionGroups ? groupsOf(draft, product) : undefined),
    wrong: (draft) =>
      (draft.optionGroups?.length ?? 0) > LIMITS.productGroups
        ? m.mostGroups(LIMITS.productGroups.toLocaleString(locale))
        : undefined,
    words: (product) => [[m.choices, groupsInWords(product) || m.none]],
  },
  contains: {
    empty: { contains: {} },
    read: (product) => containsOf({ optionGroups: null, contains: {} }, product),
    write(draft, product) {
      const contains = containsOf(draft, product);
      return product || Object.values(contains).some((part) => part !== null) ? contains : undefined;
    },
    wrong: ({ contains: { caffeine_mg, sugar_g, kcal } }) =>
      [caffeine_mg, sugar_g, kcal].some((amount) => isTooMuch(amount ?? null))
        ? m.mostInside(LIMITS.contents.toLocaleString(locale))
        : undefined,
    words: ({ contains }) => contentRows(contains, m.inside, locale),
    keep({ contains }, was, is) {
      const own = Object.entries(contains).filter(([key]) =>
        isSame(was.contains[key as keyof Contents], is.contains[key as keyof Contents]),
      );
      return { contains: Object.fromEntries(own) };
    },
  },
});
