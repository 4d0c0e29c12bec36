'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { ProductDetail } from '@seduh/contract';
import { ALLERGENS, LIMITS } from '@seduh/contract/constants';
import { Checkbox } from '@seduh/ui';
import { useWords } from '../../../lib/words/words';
import { Fold } from '../../Fold';
import { Control, type FieldsProps } from '../../FormFields';
import { digitsOf } from '../../values';
import type { ProductDraft } from '../productForm';
import { containsOf, type Figure, isTooMuch } from '../productOptions';
import { useProductFormWords } from '../words';
import { FieldsError } from './FieldsError';
import { productOptionsWords } from './words';

export type OptionsFieldsProps = FieldsProps<ProductDetail, ProductDraft>;

/** What is in a product before any option. Folded until it is wanted: few touch it after the first day. */
export function ContentsFold({ draft, errors, onChange, item: product }: OptionsFieldsProps) {
  const m = useWords(productOptionsWords);
  const { inside } = useProductFormWords();
  const { contains: typed } = draft;
  const contains = containsOf(draft, product);
  const { allergens } = contains;
  const figures: [key: Figure, label: string, unit: string][] = [
    ['caffeine_mg', inside.caffeine, inside.milligrams('')],
    ['sugar_g', inside.sugar, inside.grams('')],
    ['kcal', inside.energy, inside.calories('')],
  ];
  const error = errors.contains;
  const isAtFigure = figures.some(([key]) => isTooMuch(contains[key]));

  return (
    <Fold title={m.contains} isUsed={false} isWrong={error !== undefined}>
      <p className="sd-small sd-muted">{m.containsHint}</p>
      <fieldset className="edit-allergens">
        <legend className="sd-legend">{inside.allergens}</legend>
        <Checkbox
          label={m.known}
          checked={allergens !== null}
          onChange={({ target }) =>
            onChange({ contains: { ...typed, allergens: target.checked ? (product?.contains.allergens ?? []) : null } })
          }
        />
        {allergens && (
          <div className="edit-allergen-list">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                label={inside.allergen[allergen]}
                name={`allergen-${allergen}`}
                checked={allergens.includes(allergen)}
                onChange={({ target }) => {
                  const next = ALLERGENS.filter((each) =>
                    each === allergen ? target.checked : allergens.includes(each),
                  );
                  onChange({ contains: { ...typed, allergens: next } });
                }}
              />
            ))}
          </div>
        )}
        {!allergens?.length && <p className="sd-small sd-muted">{allergens === null ? m.unknownHint : m.noneHint}</p>}
      </fieldset>
      <div className="edit-figures">
        {figures.map(([key, label, unit]) => (
          <Control
            key={key}
            name={key}
            item={product}
            field={{
              control: 'text',
              label,
              empty: null,
              blank: '',
              isOptional: true,
              read: ({ contains: now }) => now[key]?.toString() ?? '',
              write: String,
              show: ({ contains: now }) => now[key]?.toString() ?? inside.unknown,
              clean: digitsOf,
              input: {
                inputMode: 'numeric',
                autoComplete: 'off',
                maxLength: String(LIMITS.contents).length,
                placeholder: inside.unknown,
                suffix: unit.trim(),
              },
            }}
            value={key in typed ? (typed[key]?.toString() ?? '') : null}
            error={isTooMuch(contains[key]) ? error : undefined}
            // left as it was, it is taken out again
            onChange={(value) => {
              const { [key]: _before, ...others } = typed;
              const next = value === null ? others : { ...others, [key]: value === '' ? null : Number(value) };
              onChange({ contains: next });
            }}
          />
        ))}
      </div>
      {!isAtFigure && <FieldsError>{error}</FieldsError>}
    </Fold>
  );
}
