import type { ProductDetail } from '@seduh/contract';
import { choiceProblem, chosenOptions, cupContents, defaultOptionIds } from '@seduh/domain';
import { useState } from 'react';

/**
 * What somebody chooses of the options of a product.
 * @param chosen what it begins with; left out: what comes without being asked for
 */
export function useOptions(
  { option_groups: groups, contains }: Pick<ProductDetail, 'option_groups' | 'contains'>,
  chosen?: readonly number[],
) {
  const [picked, setPicked] = useState(chosen);
  /** How often an answer was asked for that was not there. */
  const [asked, setAsked] = useState(0);
  const usual = defaultOptionIds(groups);
  const all = groups.flatMap(({ options }) => options);
  // what staff take off the product while somebody looks at it is chosen no more
  const ids = all.map(({ id }) => id).filter((id) => (picked ?? usual).includes(id));
  const isUsual = ids.length === usual.length && usual.every((id) => ids.includes(id));

  const problem = choiceProblem(groups, ids);

  return {
    ids,
    /** Whether it can be had as it is chosen. */
    fits: problem === null,
    /** As the cart keeps them: undefined for what comes by itself, so that the same cup is the same line. */
    wanted: isUsual ? undefined : ids,
    /** Those chosen, in the order of the groups. */
    options: chosenOptions(groups, ids),
    contents: cupContents(
      contains,
      all.filter(({ id }) => ids.includes(id)),
    ),
    asked,
    /** Takes the choice of a group in place of the one before. */
    choose: (group: ProductDetail['option_groups'][number], ofGroup: readonly number[]): void =>
      setPicked([...ids.filter((id) => !group.options.some((option) => option.id === id)), ...ofGroup]),
    /** @returns whether it can be had as it is chosen; where not, the groups say what is missing from now on */
    check(): boolean {
      if (!problem) return true;
      setAsked(asked + 1);
      return false;
    },
  };
}

export type Options = ReturnType<typeof useOptions>;
