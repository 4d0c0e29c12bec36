import { clsx } from 'clsx';
import { type FieldsetHTMLAttributes, type Ref, useId } from 'react';
import { chosenBy } from '../ChoiceGroup/chosenBy';
import './Segment.css';

/** One of the two or three answers. */
export interface SegmentOption {
  /** What `onChange` gets. */
  value: string;
  /** The word on it. */
  label: string;
}

export interface SegmentProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** What is asked. */
  legend: string;
  /** Keeps the question for screen readers only. */
  hideLegend?: boolean;
  /** Two or three short answers. */
  options: SegmentOption[];
  /** The chosen option's value. Without it the browser keeps the choice. */
  value?: string;
  /** The value of the option chosen at the start, if nobody keeps `value`. */
  defaultValue?: string;
  /** Called with the value of the option that was chosen. */
  onChange?: (value: string) => void;
  /** The group's name in a form, which sends the chosen option's `value`. Default: a generated one. */
  name?: string;
  /** Gets the fieldset element. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** A choice between two or three short options, as native radios: arrows move, one is always chosen. */
export function Segment(props: SegmentProps) {
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const { legend, hideLegend, options, value, defaultValue, onChange, name, className, ...rest } = props;
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
              {...chosenBy(option.value, value, defaultValue)}
              onChange={() => onChange?.(option.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
