'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { Allergen, Contents } from '@seduh/contract';
import { ALLERGENS, LIMITS } from '@seduh/contract/constants';
import { Checkbox, type TextFieldProps } from '@seduh/ui';
import type { ReactNode } from 'react';
import { optionWords } from '../../lib/options/words';
import { useWords } from '../../lib/words/words';
import { Fold } from '../Fold';
import './Contents.css';
import { contentsWords } from './words';

/** The parts of contents that are a number. */
export type Figure = Exclude<keyof Contents, 'allergens'>;

/** What a figure's control is given, whichever it is. */
interface FigureControl extends Pick<
  TextFieldProps,
  'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'suffix'
> {
  label: string;
}

interface ContentsFoldProps {
  /** What it is the contents of. */
  hint: string;
  /** Null where nobody has said. */
  allergens: readonly Allergen[] | null;
  /** Ticked at first where somebody begins to say. */
  before?: Allergen[];
  onAllergens: (allergens: Allergen[] | null) => void;
  isWrong: boolean;
  /** The control of one figure; what is left empty is unknown. */
  figure: (figure: Figure, control: FigureControl) => ReactNode;
  /** What is wrong with all of it. */
  children?: ReactNode;
}

/** What is in a product, or an option. Folded until it is wanted: few touch it after the first day. */
export function ContentsFold({ hint, allergens, before, onAllergens, isWrong, figure, children }: ContentsFoldProps) {
  const m = useWords(contentsWords);
  const inside = useWords(optionWords);
  const figures: [figure: Figure, label: string, unit: string][] = [
    ['caffeine_mg', inside.caffeine, inside.milligrams('')],
    ['sugar_g', inside.sugar, inside.grams('')],
    ['kcal', inside.energy, inside.calories('')],
  ];
  return (
    <Fold title={m.contains} isUsed={false} isWrong={isWrong}>
      <p className="sd-small sd-muted">{hint}</p>
      <fieldset className="edit-allergens">
        <legend className="sd-legend">{inside.allergens}</legend>
        <Checkbox
          label={m.known}
          checked={allergens !== null}
          onChange={({ currentTarget }) => onAllergens(currentTarget.checked ? (before ?? []) : null)}
        />
        {allergens && (
          <div className="edit-allergen-list">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                label={inside.allergen[allergen]}
                checked={allergens.includes(allergen)}
                onChange={({ currentTarget: { checked } }) =>
                  onAllergens(ALLERGENS.filter((each) => (each === allergen ? checked : allergens.includes(each))))
                }
              />
            ))}
          </div>
        )}
        {!allergens?.length && <p className="sd-small sd-muted">{allergens ? m.noneHint : m.unknownHint}</p>}
      </fieldset>
      <div className="edit-figures">
        {figures.map(([key, label, unit]) =>
          figure(key, {
            label,
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: String(LIMITS.contents).length,
            placeholder: inside.unknown,
            suffix: unit.trim(),
          }),
        )}
      </div>
      {children}
    </Fold>
  );
}
