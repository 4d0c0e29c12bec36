'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { Contents } from '@seduh/contract';
import { ALLERGENS, LIMITS } from '@seduh/contract/constants';
import { Checkbox, TextField } from '@seduh/ui';
import { optionWords } from '../../lib/options/words';
import { useWords } from '../../lib/words/words';
import { digitsOf } from '../values';
import { Fold } from '../Fold';
import { type ContentsDraft, FIGURES, toggled } from './optionForm';
import { useOptionFormWords } from './words';

interface OptionContentsProps {
  contains: ContentsDraft;
  errorOf: (field: keyof Contents) => string | undefined;
  onChange: (change: Partial<ContentsDraft>) => void;
}

/** What an option contains: of everything it is known or not. */
export function OptionContents({ contains, errorOf, onChange }: OptionContentsProps) {
  const m = useOptionFormWords();
  const { allergen: names, allergens: legend } = useWords(optionWords);
  const labels = { caffeine_mg: m.caffeine, sugar_g: m.sugar, kcal: m.energy };
  const { allergens } = contains;
  return (
    <Fold title={m.contents} isUsed={false} isWrong={FIGURES.some((figure) => errorOf(figure))}>
      <p className="sd-small sd-muted">{m.contentsHint}</p>
      <fieldset className="edit-rules">
        <legend className="sd-legend">{legend}</legend>
        <Checkbox
          label={m.nobodySaid}
          checked={allergens === null}
          onChange={({ currentTarget }) => onChange({ allergens: currentTarget.checked ? null : [] })}
        />
        {allergens && (
          <>
            <div className="option-allergens">
              {ALLERGENS.map((one) => (
                <Checkbox
                  key={one}
                  label={names[one]}
                  checked={allergens.includes(one)}
                  onChange={() => onChange({ allergens: toggled(allergens, one) })}
                />
              ))}
            </div>
            {allergens.length === 0 && <p className="sd-small">{m.noneTicked}</p>}
          </>
        )}
      </fieldset>
      {FIGURES.map((figure) => (
        <TextField
          key={figure}
          label={labels[figure]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(LIMITS.contents).length}
          placeholder={m.unknown}
          error={errorOf(figure)}
          value={contains[figure]}
          onChange={({ target }) => onChange({ [figure]: digitsOf(target.value) })}
        />
      ))}
    </Fold>
  );
}
