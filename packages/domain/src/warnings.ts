import type { Allergen, Contents, LineWarning } from '@seduh/contract';
import { ALLERGENS } from '@seduh/contract/constants';
import { defaultOptionIds, isOffered, type GroupOnProduct } from './options';

/** A part of a cup; of `null` nobody has said what is in it. */
interface Part {
  contains: Pick<Contents, 'allergens'> | null;
}

/** A product with its options, as far as it is asked what is in them. */
export interface ProductWithContents extends Part {
  option_groups: readonly (Omit<GroupOnProduct, 'options'> & {
    options: readonly (GroupOnProduct['options'][number] & Part)[];
  })[];
}

/**
 * What somebody has to be warned of: what they avoid is named where any part is known to contain it, and where a part is
 * unknown that is said too, as it may contain the rest. Undefined where there is nothing to say.
 */
export function warningsFor(parts: readonly Part[], avoids: readonly Allergen[]): LineWarning | undefined {
  const known = parts.map(({ contains }) => contains?.allergens ?? null);
  const contains = ALLERGENS.filter((each) => avoids.includes(each) && known.some((part) => part?.includes(each)));
  const unknown = contains.length < avoids.length && known.includes(null);
  return contains.length > 0 || unknown ? { contains, unknown } : undefined;
}

/**
 * {@link warningsFor} a product with these options. Where something is still to be chosen, it contains what each of those
 * options contains; what only some of them do makes it unknown.
 * @param optionIds left out: the defaults
 */
export function cupWarning(
  { contains, option_groups }: ProductWithContents,
  optionIds: readonly number[] | undefined,
  avoids: readonly Allergen[],
): LineWarning | undefined {
  const wanted = new Set(optionIds ?? defaultOptionIds(option_groups));
  const parts = option_groups.flatMap((group) => {
    const chosen = group.options.filter(({ id }) => wanted.has(id));
    return chosen.length < group.min ? [...chosen, ...stillToCome(group, avoids)] : chosen;
  });
  return warningsFor([{ contains }, ...parts], avoids);
}

/** What is known of a choice that has not been made: what is in each of its options, and whether there may be more. */
function stillToCome({ options }: ProductWithContents['option_groups'][number], avoids: readonly Allergen[]): Part[] {
  const all = options.filter(isOffered).map(({ contains }) => contains?.allergens ?? null);
  const isIn = (known: readonly Allergen[] | null, each: Allergen) => known?.includes(each) ?? false;
  const certain = avoids.filter((each) => all.length > 0 && all.every((known) => isIn(known, each)));
  const rest = avoids.filter((each) => !certain.includes(each));
  const isSafe = all.length > 0 && all.every((known) => known && !rest.some((each) => isIn(known, each)));
  return [{ contains: { allergens: certain } }, ...(isSafe ? [] : [{ contains: null }])];
}
