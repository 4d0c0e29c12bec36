import type { Contents, LineOption, LineProblem } from '@seduh/contract';
import { ALLERGENS, type Translations } from '@seduh/contract/constants';

/** An option as far as it may be chosen. */
interface ChoosableOption {
  id: number;
  option_name: string;
  name_translations?: Translations | null | undefined;
  surcharge: number;
  available: boolean;
  /** Not offered any more; known, so that a line with it can be told by its name. */
  archived?: boolean;
}

interface ChoosableGroup {
  group_name: string;
  /** How many must be chosen, and how many may be. */
  min: number;
  max: number;
  options: readonly ChoosableOption[];
}

/** A group on a product, with the options that come without being asked for. */
export interface GroupOnProduct extends ChoosableGroup {
  default_ids: readonly number[];
}

/** Whether it can be chosen anew; what cannot be is known for lines that had it. */
export const isOffered = ({ archived }: Pick<ChoosableOption, 'archived'>): boolean => archived !== true;

/** What comes without being asked for, of all groups, the smallest id first. */
export const defaultOptionIds = (groups: readonly GroupOnProduct[]): number[] =>
  inOrder(
    groups
      .flatMap(({ options, default_ids }) =>
        options.filter((option) => isOffered(option) && default_ids.includes(option.id)),
      )
      .map(({ id }) => id),
  );

/**
 * The options of a choice in the order of the groups, as a line has them; what is not offered here is left out.
 * @param optionIds left out: the defaults
 */
export function chosenOptions(groups: readonly GroupOnProduct[], optionIds?: readonly number[]): LineOption[] {
  const chosen = new Set(optionIds ?? defaultOptionIds(groups));
  return groups.flatMap(({ group_name, options }) =>
    options
      .filter((option) => chosen.has(option.id) && isOffered(option))
      .map(({ id, option_name, name_translations, surcharge }) => ({
        id,
        group_name,
        option_name,
        ...(name_translations && { name_translations }),
        surcharge,
      })),
  );
}

/**
 * What stands against a choice: first what is no longer offered, then what is sold out, then how many.
 * @param optionIds left out: the defaults
 */
export function choiceProblem(groups: readonly GroupOnProduct[], optionIds?: readonly number[]): LineProblem | null {
  const wanted = new Set(optionIds ?? defaultOptionIds(groups));
  // in the order of the menu, so that the same choice is refused in the same words however it is written
  const chosen = groups.flatMap(({ options }) => options.filter(({ id }) => wanted.has(id)));
  if (chosen.length < wanted.size) return refuse('OPTION_GONE', 'One of your choices is no longer offered');
  const gone = chosen.find((option) => !isOffered(option));
  if (gone) return refuse('OPTION_GONE', `No longer with ${gone.option_name}`);
  const soldOut = chosen.find(({ available }) => !available);
  if (soldOut) return refuse('OPTION_SOLD_OUT', `Sold out: ${soldOut.option_name}`);
  for (const { group_name, min, max, options } of groups) {
    const count = options.filter(({ id }) => wanted.has(id)).length;
    if (count < min) return refuse('TOO_FEW', `Choose ${min === max ? min : `${min} to ${max}`} from ${group_name}`);
    if (count > max) return refuse('TOO_MANY', `Choose at most ${max} from ${group_name}`);
  }
  return null;
}

const refuse = (code: LineProblem['code'], msg: string): LineProblem => ({ code, msg, available: 0 });

/**
 * Whether a cup of the past is asked for today as it comes. What comes by itself is not named, as nobody who puts it into
 * the cart names it: the same cup is the same line. A cup without any option was one with none, or one from before its
 * product had groups: none where that is to be had, else as it comes.
 * @param sold ids as they were sold
 * @param defaults ids of what comes by itself today
 * @param problem what stands today against the choice as it was sold
 */
export const isHadAsItComes = (
  sold: readonly number[],
  defaults: readonly number[],
  problem: Pick<LineProblem, 'code'> | null,
): boolean => inOrder(sold).join() === inOrder(defaults).join() || (sold.length === 0 && problem?.code === 'TOO_FEW');

/**
 * The options that a cup of the past is asked for with today.
 * @param sold ids as they were sold
 * @returns undefined for as it comes
 */
export const optionsAsHad = (groups: readonly GroupOnProduct[], sold: readonly number[]): number[] | undefined =>
  isHadAsItComes(sold, defaultOptionIds(groups), choiceProblem(groups, sold)) ? undefined : inOrder(sold);

const inOrder = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

/** A product as far as it says what can be chosen of it. */
interface ChoosableProduct {
  archived: boolean;
  size_ids: readonly unknown[];
  option_groups: readonly unknown[];
}

/**
 * Whether anybody can have a product otherwise than as it comes: in another size, with other options. Of what is off the
 * menu, or not there at all, nothing can be chosen.
 */
export const hasChoices = (product: ChoosableProduct | undefined): boolean =>
  product !== undefined && !product.archived && (product.size_ids.length > 1 || product.option_groups.length > 0);

/** Whether a product cannot be had as it comes: the defaults are no choice, or none that can be had now. */
export const mustChoose = (groups: readonly GroupOnProduct[]): boolean => choiceProblem(groups) !== null;

/** The least that any choice the groups allow adds to a price; below 0 where options take something off. */
export const lowestSurcharge = (groups: readonly Pick<ChoosableGroup, 'min' | 'max' | 'options'>[]): number =>
  groups.reduce((sum, group) => sum + lowestOf(group), 0);

type SurchargingGroup = Pick<ChoosableGroup, 'min' | 'max' | 'options'> & { archived: boolean };

/**
 * Whether writing a group may make the products that have it cheaper. What gets no lower takes no product below nothing,
 * unless it comes back to products that have become cheaper.
 * @param before null: it is new
 */
export const mayLowerPrices = (before: SurchargingGroup | null, after: SurchargingGroup): boolean =>
  !after.archived && lowestSurcharge([after]) < (before && !before.archived ? lowestSurcharge([before]) : 0);

function lowestOf({ min, max, options }: Pick<ChoosableGroup, 'min' | 'max' | 'options'>): number {
  // what is sold out comes back at the old surcharge
  const cheapest = options
    .filter(isOffered)
    .map(({ surcharge }) => surcharge)
    .toSorted((one, other) => one - other);
  // beyond what must be chosen only what takes something off makes it less
  return cheapest
    .slice(0, max)
    .reduce((sum, surcharge, place) => sum + (place < min || surcharge < 0 ? surcharge : 0), 0);
}

/** What is wrong with a group as it would be kept, by field. */
export function groupProblems({ min, max, options }: { min: number; max: number; options: readonly unknown[] }) {
  const problems: Record<string, string> = {};
  if (min > max) problems.min = `At most ${max}, as no more may be chosen`;
  else if (min > options.length) problems.min = `At most ${options.length}, as there are no others`;
  return problems;
}

/** What is wrong with a product's own defaults in a group; null where nothing is. */
export function defaultsProblem(
  { group_name, max, options }: ChoosableGroup,
  defaultIds: readonly number[],
): string | null {
  const offered = options.filter(isOffered);
  if (!defaultIds.every((id) => offered.some((option) => option.id === id)))
    return `Some of these are not in ${group_name}`;
  return defaultIds.length > max ? `Choose at most ${max} from ${group_name}` : null;
}

/** Of what nobody has said what is in it. */
export const UNKNOWN_CONTENTS: Contents = { allergens: null, caffeine_mg: null, sugar_g: null, kcal: null };

/** What is in a cup of this product with these options. What is unknown of one part is unknown of the whole. */
export function cupContents(own: Contents, options: readonly { contains: Contents }[]): Contents {
  const parts = [own, ...options.map(({ contains }) => contains)];
  const sumOf = (figure: 'caffeine_mg' | 'sugar_g' | 'kcal') =>
    parts.reduce<number | null>((sum, part) => {
      const amount = part[figure];
      return sum === null || amount === null ? null : sum + amount;
    }, 0);
  const isKnown = parts.every(({ allergens }) => allergens !== null);
  return {
    allergens: isKnown ? ALLERGENS.filter((each) => parts.some(({ allergens }) => allergens?.includes(each))) : null,
    caffeine_mg: sumOf('caffeine_mg'),
    sugar_g: sumOf('sugar_g'),
    kcal: sumOf('kcal'),
  };
}
