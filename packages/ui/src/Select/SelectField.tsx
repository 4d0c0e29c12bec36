import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../Field';
import { Affix } from '../Field/Affix';
import { ChevronDown } from '../icons';
import type { SelectOption } from './SelectMenu';

/** A row that may be turned off: its label says why. */
export interface SelectFieldOption extends SelectOption {
  /** It cannot be chosen. */
  disabled?: boolean;
}

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'>, FieldTexts {
  /** The rows, in order. */
  options: SelectFieldOption[];
  /** Shown while nothing is chosen; cannot be chosen again. Its value is the empty string. */
  placeholder?: string;
  /** Gets the select element. */
  ref?: Ref<HTMLSelectElement>;
}

/** A select in a form, as the browser's own list. `className` lands on the outer box, the rest on the select. */
export function SelectField(props: SelectFieldProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, hint, error, hideLabel, options, placeholder, id, className, value, defaultValue, ...rest } = props;
  const start = value === undefined && placeholder !== undefined ? (defaultValue ?? '') : defaultValue;
  // a reset form, as after an action of React's, goes back to this: what its owner keeps stays
  const keeps = (own: string) => (option: HTMLOptionElement | null) => {
    if (option && value !== undefined) option.defaultSelected = own === value;
  };
  return (
    <Field {...{ id, label, hint, error, hideLabel, className }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Affix end={<ChevronDown />}>
          <select {...rest} {...control} value={value} defaultValue={start} className="sd-input">
            {placeholder !== undefined && (
              <option ref={keeps('')} value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} ref={keeps(option.value)} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </Affix>
      )}
    </Field>
  );
}
