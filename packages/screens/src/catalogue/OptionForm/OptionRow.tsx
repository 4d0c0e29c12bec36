'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { LIMITS } from '@seduh/contract/constants';
import { ChevronDown, IconButton, MoneyField, SelectField, TextField, Trash2 } from '@seduh/ui';
import type { MouseEvent } from 'react';
import type { FormErrors } from '../../lib/useSubmit';
import { ContentsFold, type Figure } from '../contents/ContentsFold';
import { digitsOf } from '../values';
import { errorAt, FIGURES, type OptionDraft } from './optionForm';
import { OptionMaking } from './OptionMaking';
import { useOptionFormWords } from './words';

interface OptionRowProps {
  row: OptionDraft;
  /** From 0. */
  place: number;
  isLast: boolean;
  /** What it is called, also while it has no name. */
  name: string;
  errors: FormErrors;
  onChange: (change: Partial<OptionDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One option: its name, what it costs more or less, its place, and in folds what it contains and takes. */
export function OptionRow({ row, place, isLast, name, errors, onChange, onMove, onRemove }: OptionRowProps) {
  const m = useOptionFormWords();
  const { contains } = row;
  const figureError = (figure: Figure) => errors[errorAt(place, `contains.${figure}`)];
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(by);
    // a row that was moved takes the focus out of it
    queueMicrotask(() => button.focus());
  };
  return (
    <li className="option-row">
      <TextField
        label={m.rowOf(place + 1)}
        name={errorAt(place, 'option_name')}
        required
        autoComplete="off"
        maxLength={LIMITS.optionName}
        error={errors[errorAt(place, 'option_name')]}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className="edit-two">
        <SelectField
          label={m.sign}
          options={(['more', 'less'] as const).map((value) => ({ value, label: m.signs[value] }))}
          value={row.isLess ? 'less' : 'more'}
          onChange={({ target }) => onChange({ isLess: target.value === 'less' })}
        />
        <MoneyField
          label={m.surcharge}
          name={errorAt(place, 'surcharge')}
          maxDigits={String(LIMITS.surcharge).length}
          placeholder="0"
          error={errors[errorAt(place, 'surcharge')]}
          value={row.surcharge}
          onChange={(surcharge) => onChange({ surcharge })}
        />
      </div>
      <ContentsFold
        hint={m.contentsHint}
        allergens={contains.allergens}
        onAllergens={(allergens) => onChange({ contains: { ...contains, allergens } })}
        isWrong={FIGURES.some(figureError)}
        figure={(figure, control) => (
          <TextField
            key={figure}
            {...control}
            error={figureError(figure)}
            value={contains[figure]}
            onChange={({ target }) => onChange({ contains: { ...contains, [figure]: digitsOf(target.value) } })}
          />
        )}
      />
      <OptionMaking
        name={errorAt(place, 'making')}
        making={row.making}
        error={errors[errorAt(place, 'making.seconds')]}
        onChange={(making) => onChange({ making })}
      />
      <div className="option-tools">
        <IconButton
          className="option-up"
          label={m.up(name)}
          icon={<ChevronDown />}
          outlined
          aria-disabled={place === 0}
          onClick={move(-1)}
        />
        <IconButton label={m.down(name)} icon={<ChevronDown />} outlined aria-disabled={isLast} onClick={move(1)} />
        <IconButton label={m.remove(name)} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </li>
  );
}
