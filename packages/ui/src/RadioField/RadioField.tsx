import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps, type ChoiceTexts } from '../ChoiceGroup';
import { CircleAlert } from '../icons';
import './RadioField.css';

export interface RadioFieldProps extends Omit<ChoiceGroupProps, 'onChange' | 'children'>, ChoiceTexts {
  /** The answers, a few short words each. */
  options: { value: string; label: string }[];
  /** The chosen option's value, or null for none. */
  value: string | null;
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void;
  /** Help in one line below; replaced by the error. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: ReactNode;
  /** The group's name in a form. Default: a generated one. */
  name?: string;
}

/** A question with few answers side by side, as native radios. */
export function RadioField({ options, value, onChange, hint, error, name, className, ...rest }: RadioFieldProps) {
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
              checked={option.value === value}
              onChange={() => onChange(option.value)}
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
