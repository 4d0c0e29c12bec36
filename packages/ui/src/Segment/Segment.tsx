import { clsx } from 'clsx';
import { type FieldsetHTMLAttributes, type Ref, useId } from 'react';
import './Segment.css';

/** One of the two or three answers. */
export interface SegmentOption {
  /** What `onChange` gets. */
  value: string;
  /** The word on it. */
  label: string;
}

export interface SegmentProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'children'> {
  /** What is asked. */
  legend: string;
  /** Keeps the question for screen readers only. */
  hideLegend?: boolean;
  /** Two or three short answers. */
  options: SegmentOption[];
  /** The chosen option's value. */
  value: string;
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void;
  /** The group's name in a form. Default: a generated one. */
  name?: string;
  /** Gets the fieldset element. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** A choice between two or three short options, as native radios: arrows move, one is always chosen. */
export function Segment({ legend, hideLegend, options, value, onChange, name, className, ...rest }: SegmentProps) {
  const own = useId();
  return (
    <fieldset {...rest} className={clsx('sd-segment', className)}>
      <legend className={hideLegend ? 'sd-sr' : 'sd-legend'}>{legend}</legend>
      <div className="sd-seg">
        {options.map((option) => (
          <label key={option.value}>
            {option.label}
            <input
              className="sd-choice-input"
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
