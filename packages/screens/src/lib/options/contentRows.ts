import type { Contents } from '@seduh/contract';
import type { OptionWords } from './words';

/** What is in something, in words: what nobody has said is said to be unknown. */
export function contentRows(
  { allergens, caffeine_mg, sugar_g, kcal }: Contents,
  m: OptionWords,
  locale: string,
): [label: string, value: string][] {
  const written = (amount: number | null, inUnits: (figure: string) => string) =>
    amount === null ? m.unknown : inUnits(amount.toLocaleString(locale));
  const named = allergens?.map((allergen) => m.allergen[allergen]).join(', ');
  return [
    [m.allergens, named === undefined ? m.unknown : named || m.none],
    [m.caffeine, written(caffeine_mg, m.milligrams)],
    [m.sugar, written(sugar_g, m.grams)],
    [m.energy, written(kcal, m.calories)],
  ];
}
