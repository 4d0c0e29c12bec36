import type { Allergen, LineProblem, LineSubstitute, SizeId } from '@seduh/contract';
import type { Translations } from '@seduh/contract/constants';
import { defaultOptionIds, isOffered, type GroupOnProduct } from './options';
import { judgeLine, type SoldProduct } from './pricing';
import { lineSizeName } from './sizes';
import { cupWarning, type ProductWithContents } from './warnings';

/** What could be offered instead of something: a product, or an option. */
export interface SubstituteCandidate {
  id: string | number;
  archived: boolean;
  /** False where it is sold out itself. */
  available: boolean;
}

/**
 * Why something cannot be offered instead of what is sold out; null where it can. What is sold out itself offers nothing, so
 * that no chain begins.
 * @param candidate undefined: nobody knows it
 */
export function substituteProblem(outId: string | number, candidate: SubstituteCandidate | undefined): string | null {
  if (!candidate || candidate.archived) return 'This is not on the menu any more';
  if (candidate.id === outId) return 'Nothing stands in for itself';
  return candidate.available ? null : 'This is sold out as well';
}

/** The same of a product, which has to come in a size of the other one. */
export function productSubstituteProblem(
  out: { id: string; size_ids: readonly SizeId[] },
  candidate: (SubstituteCandidate & { size_ids: readonly SizeId[] }) | undefined,
): string | null {
  const problem = substituteProblem(out.id, candidate);
  if (problem || !candidate) return problem;
  return out.size_ids.some((size) => sizeInstead(size, candidate.size_ids) !== null)
    ? null
    : 'It comes in none of the same sizes';
}

/** The size in which something stands in: the same one, or its only one; null for none. */
function sizeInstead(size: SizeId, sizeIds: readonly SizeId[]): SizeId | null {
  if (sizeIds.includes(size)) return size;
  const [only, ...others] = sizeIds;
  return only !== undefined && others.length === 0 ? only : null;
}

/** An option with what is offered instead of it. */
interface ReplaceableOption {
  id: number;
  available: boolean;
  archived?: boolean;
  substitute_id?: number | null | undefined;
}

/** What stands in for a sold-out option of a group; undefined where nothing does, or not any more. */
export const optionInstead = <Option extends ReplaceableOption>(
  options: readonly Option[],
  { available, substitute_id }: ReplaceableOption,
): Option | undefined =>
  available ? undefined : options.find((other) => other.id === substitute_id && other.available && isOffered(other));

/** A product with what is offered instead of it and of its options. */
export interface ReplaceableProduct extends SoldProduct {
  id: string;
  contains: ProductWithContents['contains'];
  option_groups: readonly (GroupOnProduct &
    ProductWithContents['option_groups'][number] & { options: readonly ReplaceableOption[] })[];
  substitute_id?: string | null | undefined;
}

interface Cup {
  size_id: SizeId;
  qty: number;
  /** Left out: as it comes. */
  option_ids?: readonly number[] | undefined;
}

/** What a line becomes with what is offered instead. */
export interface SubstitutedCup<Product> {
  product: Product;
  size_id: SizeId;
  /** Left out: as it comes. */
  option_ids?: number[];
  judged: ReturnType<typeof judgeLine>;
}

interface OfferedTo {
  /** Pieces that other lines take of a product. */
  taken?: (id: string) => number;
  /** What its customer asked to be warned of: what contains it for sure is not offered to them. */
  avoids?: readonly Allergen[];
}

/**
 * What is offered instead of a cup whose product or options are sold out: the same size, all that was chosen and is to be had
 * there as well. Null where nothing is, or where that could not be had either.
 * @param problem what stands against the cup
 * @param find a product by its id
 */
export function cupInstead<Product extends ReplaceableProduct>(
  product: Product | undefined,
  cup: Cup,
  problem: Pick<LineProblem, 'code'> | null,
  find: (id: string) => Product | undefined,
  { taken = () => 0, avoids = [] }: OfferedTo = {},
): SubstitutedCup<Product> | null {
  if (!product || (problem?.code !== 'SOLD_OUT' && problem?.code !== 'OPTION_SOLD_OUT')) return null;
  const isProductOut = problem.code === 'SOLD_OUT';
  const instead = isProductOut ? product.substitute_id && find(product.substitute_id) : product;
  if (!instead) return null;
  const size_id = sizeInstead(cup.size_id, instead.size_ids);
  if (size_id === null) return null;
  const wanted = cup.option_ids ?? defaultOptionIds(product.option_groups);
  const ids = withoutSoldOut(isProductOut ? carried(wanted, product, instead) : wanted, instead);
  const judged = judgeLine(instead, { size_id, qty: cup.qty, option_ids: ids }, taken(instead.id));
  if (judged.problem || cupWarning(instead, ids, avoids)?.contains.length) return null;
  const isUsual = ids.join() === defaultOptionIds(instead.option_groups).join();
  return { product: instead, size_id, ...(!isUsual && { option_ids: ids }), judged };
}

/** What was chosen, in groups that both have; of the others what comes by itself. */
function carried(wanted: readonly number[], from: ReplaceableProduct, to: ReplaceableProduct): number[] {
  const known = new Set(from.option_groups.flatMap(({ options }) => options.map(({ id }) => id)));
  const usual = new Set(defaultOptionIds(to.option_groups));
  return to.option_groups.flatMap(({ options }) => {
    const isShared = options.some(({ id }) => known.has(id));
    return options.map(({ id }) => id).filter((id) => (isShared ? wanted.includes(id) : usual.has(id)));
  });
}

/** A choice with what is offered instead of its sold-out options, each once, the smallest id first. */
function withoutSoldOut(wanted: readonly number[], { option_groups }: ReplaceableProduct): number[] {
  const instead = new Map(
    option_groups.flatMap(({ options }) =>
      options.map((option) => [option.id, optionInstead<ReplaceableOption>(options, option)?.id ?? option.id] as const),
    ),
  );
  return [...new Set(wanted.map((id) => instead.get(id) ?? id))].toSorted((one, other) => one - other);
}

interface NamedProduct extends ReplaceableProduct {
  product_name: string;
  name_translations?: Translations | null | undefined;
  image: string | null;
}

/** What is offered instead, as a quote says it. */
export function lineSubstitute({ product, size_id, option_ids, judged }: SubstitutedCup<NamedProduct>): LineSubstitute {
  const { id, product_name, name_translations, image, size_ids } = product;
  return {
    product_id: id,
    product_name,
    ...(name_translations && { name_translations }),
    image,
    size_id,
    size_name: lineSizeName(size_ids, size_id),
    ...(option_ids && { option_ids }),
    options: judged.options,
    unit_price: judged.unit_price,
  };
}
