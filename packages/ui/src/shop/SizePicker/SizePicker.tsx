import { clsx } from 'clsx';
import { useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps, type ChoiceTexts } from '../../ChoiceGroup';
import { chosenBy } from '../../ChoiceGroup/chosenBy';
import { SizeCup } from './SizeCup';
import './SizePicker.css';

/** One size. */
export interface SizeOption<Id extends number = number> {
  /** Identifies it in `value` and `onChange`. */
  id: Id;
  /** The short name on the tile, e.g. "S". */
  code: string;
  /** The full name for assistive technology, e.g. "Small". */
  name: string;
  /** A short line under it, such as a surcharge. */
  note?: string;
  /** Not available. */
  disabled?: boolean;
}

export interface SizePickerProps<Id extends number = number> extends Omit<ChoiceGroupProps, 'onChange'>, ChoiceTexts {
  /** The sizes from small to large; the cups grow in this order. */
  options: SizeOption<Id>[];
  /** The id of the chosen size. */
  value: Id;
  /** Called with the id of the size picked. */
  onChange: (id: Id) => void;
  /** The set's name in a form, which sends the id of the chosen size. Default: a generated one. */
  name?: string;
  /** The form is not sent without a choice. */
  required?: boolean;
}

/** A row of tiles with cups drawn to scale; the chosen cup is full. */
export function SizePicker<Id extends number>(props: SizePickerProps<Id>) {
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const { options, value, onChange, name, required, className, ...rest } = props;
  const own = useId();
  const hasNotes = options.some((option) => option.note);

  return (
    <ChoiceGroup className={clsx('sd-size-picker', className)} {...rest}>
      <div className="sd-sizes">
        {options.map((option, index) => {
          const noteId = option.note ? `${own}-${option.id}` : undefined;
          return (
            <label key={option.id} className="sd-size">
              <SizeCup rank={index} />
              {/* the name says it in full */}
              <span aria-hidden="true">{option.code}</span>
              {/* a tile without a note keeps the line free, so that the codes line up */}
              {hasNotes && (
                <span id={noteId} className="sd-size-note">
                  {option.note}
                </span>
              )}
              <input
                className="sd-choice-input"
                type="radio"
                name={name ?? own}
                required={required}
                value={option.id}
                aria-label={option.name}
                aria-describedby={noteId}
                {...chosenBy(option.id, value)}
                disabled={option.disabled}
                onChange={() => onChange(option.id)}
              />
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
