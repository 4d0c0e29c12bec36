'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { Contents } from '@seduh/contract';
import { formatRupiah, useLocale, useMoney } from '@seduh/ui';
import { surchargeNote } from '../../lib/options/surchargeNote';
import { optionWords } from '../../lib/options/words';
import { useWords } from '../../lib/words/words';
import type { GroupPhrases } from './conflict';
import { useOptionFormWords } from './words';

/** How a group's differences are said, in the language of the page. */
export function useGroupPhrases(): GroupPhrases {
  const m = useOptionFormWords();
  const inside = useWords(optionWords);
  const money = useMoney();
  const locale = useLocale();
  const figure = (label: string, amount: number | null) =>
    `${label}: ${amount === null ? m.unknown : amount.toLocaleString(locale)}`;
  return {
    ...m,
    surcharge: (amount) => surchargeNote(amount, (sum) => formatRupiah(sum, money)) ?? m.free,
    contents: ({ allergens, caffeine_mg, sugar_g, kcal }: Contents) =>
      [
        `${inside.allergens}: ${allergens ? allergens.map((one) => inside.allergen[one]).join(', ') || m.none : m.unknown}`,
        figure(m.caffeine, caffeine_mg),
        figure(m.sugar, sugar_g),
        figure(m.energy, kcal),
      ].join('; '),
  };
}
