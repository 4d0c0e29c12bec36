import { useLocale } from '../hooks/usePhrases';
import { perLocale } from '../phrases/perLocale';

const formatOf = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', useGrouping: false, numberingSystem: 'latn' }),
);

/** `76%`, or as the locale has it. A file of its own: it asks for the locale, and all else of `GoalRing` runs on a server. */
export function Percent({ value }: { value: number }) {
  return formatOf(useLocale()).format(value);
}
