'use no memo'; // drawn again for each letter anyway

import type { OptionGroupDetail } from '@seduh/contract';
import { changeTranslations, inLanguage } from '@seduh/domain';
import { formatRupiah, OptionGroup, useMoney } from '@seduh/ui';
import { useState } from 'react';
import { surchargeNote } from '../../lib/options/surchargeNote';
import { optionWords } from '../../lib/options/words';
import { useLanguage, useWords } from '../../lib/words/words';
import { type GroupDraft, type NamesDraft, surchargeOf } from './optionForm';
import { useOptionFormWords } from './words';

interface OptionPreviewProps {
  draft: GroupDraft;
  /** What is there already: knows what is sold out. */
  group?: OptionGroupDetail | undefined;
}

/** The group as customers will see it, to be tried out. */
export function OptionPreview({ draft, group }: OptionPreviewProps) {
  const m = useOptionFormWords();
  const { soldOut } = useWords(optionWords);
  const money = useMoney();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string[]>([]);
  const { options: rows } = draft;
  const named = (main: string, names: NamesDraft) =>
    inLanguage(language, main.trim(), changeTranslations(undefined, names));
  const max = Math.min(Math.max(Number(draft.max), 1), rows.length);
  const isOut = (id: number | undefined) => group?.options.some((one) => one.id === id && !one.available) ?? false;

  return (
    <section className="edit-preview" aria-labelledby="option-preview">
      <h2 id="option-preview" className="sd-small">
        {m.preview}
      </h2>
      {rows.length > 0 && (
        <OptionGroup
          legend={named(draft.group_name, draft.names) || m.nameExample}
          min={Math.min(Number(draft.min), max)}
          max={max}
          options={rows.map((row, place) => ({
            id: place,
            name: named(row.name, row.names) || m.unnamed,
            unavailable: isOut(row.id),
            note: isOut(row.id) ? soldOut : surchargeNote(surchargeOf(row), (sum) => formatRupiah(sum, money)),
          }))}
          value={rows.flatMap(({ key }, place) => (chosen.includes(key) ? [place] : [])).slice(0, max)}
          onChange={(places) => setChosen(places.flatMap((place) => rows[place]?.key ?? []))}
        />
      )}
    </section>
  );
}
