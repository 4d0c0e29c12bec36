import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps, type ChoiceTexts } from '../ChoiceGroup';
import { chosenBy } from '../ChoiceGroup/chosenBy';
import { CircleAlert } from '../icons';
import './RadioField.css';

export interface RadioFieldProps extends Omit<ChoiceGroupProps, 'onChange' | 'children' | 'defaultValue'>, ChoiceTexts {
  /** The answers, a few short words each. */
  options: { value: string; label: string }[];
  /** The chosen option's value, or null for none. Without it the browser keeps the choice. */
  value?: string | null;
  /** The value of the option chosen at the start, if nobody keeps `value`. */
  defaultValue?: string;
  /** Called with the value of the option that was chosen. */
  onChange?: (value: string) => void;
  /** Help in one line below; replaced by the error. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: ReactNode;
  /** The group's name in a form, which sends the chosen option's `value`. Default: a generated one. */
  name?: string;
  /** The form is not sent without an answer. */
  required?: boolean;
}

/** A question with few answers side by side, as native radios. */
export function RadioField({
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  name,
  required,
  className,
  ...rest
}: RadioFieldProps) {
  const id = useId();
  const below = error || hint;
  return (
    <ChoiceGroup
      {...rest}
      role="radiogroup"
      className={clsx('sd-radio-field', className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={below ? `${id}-below` : undefined}
    >
      <div className="sd-radios">
        {options.map((option) => (
          <label key={option.value} className="sd-radio">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              {...chosenBy(option.value, value, defaultValue)}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {below && (
        <p id={`${id}-below`} className={error ? 'sd-error' : 'sd-help'}>
          {error ? <CircleAlert /> : null}
          <span>{below}</span>
        </p>
      )}
    </ChoiceGroup>
  );
}
