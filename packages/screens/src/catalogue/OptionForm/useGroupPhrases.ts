'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { formatRupiah, useLocale, useMoney } from '@seduh/ui';
import { contentRows } from '../../lib/options/contentRows';
import { surchargeNote } from '../../lib/options/surchargeNote';
import { optionWords } from '../../lib/options/words';
import { useWords } from '../../lib/words/words';
import { secondsInWords } from '../making/makingValues';
import type { GroupPhrases } from './conflict';
import { useOptionFormWords } from './words';

/** How a group's differences are said, in the language of the page. */
export function useGroupPhrases(): GroupPhrases {
  const m = useOptionFormWords();
  const inside = useWords(optionWords);
  const money = useMoney();
  const locale = useLocale();
  return {
    ...m,
    surcharge: (amount) => surchargeNote(amount, (sum) => formatRupiah(sum, money)) ?? m.free,
    contents: (contains) =>
      contentRows(contains, inside, locale)
        .map(([label, value]) => `${label}: ${value}`)
        .join('; '),
    makingInWords: ({ seconds, station }) =>
      [
        secondsInWords(seconds, m.making, locale, m.making.noTime),
        station ? m.making.stations[station] : m.making.withProduct,
      ].join(', '),
  };
}
