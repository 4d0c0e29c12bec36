import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import './ChoiceGroup.css';

/** What every set of choices says of itself. */
export interface ChoiceTexts {
  /** What is being chosen; names the group for everyone. */
  legend: string;
  /** Keeps the legend for assistive technology only, where a heading beside the group already says it. */
  hideLegend?: boolean;
}

interface ChoiceInputProps<Value extends string | number> extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The group's name in the form. */
  name: string;
  /** What this radio stands for. */
  value: Value;
  /** What is chosen in its group. */
  chosen: Value | null;
  /** Called with `value` when it is chosen. */
  onChoose: (value: Value) => void;
}

/** A native radio that covers the tile it stands in: the whole tile is the target, and draws the state. */
export function ChoiceInput<Value extends string | number>(props: ChoiceInputProps<Value>) {
  const { value, chosen, onChoose, ...rest } = props;
  return (
    <input
      {...rest}
      className="choice-input"
      type="radio"
      value={value}
      checked={value === chosen}
      onChange={() => onChoose(value)}
    />
  );
}

export interface ChoiceGroupProps extends ComponentProps<'fieldset'>, ChoiceTexts {}

/** A named set of native radios: the frame the pickers share. Native inputs work before the scripts have arrived. */
export function ChoiceGroup({ legend, hideLegend = false, className, children, ...rest }: ChoiceGroupProps) {
  return (
    <fieldset className={clsx('choice-group', className)} {...rest}>
      <legend className={hideLegend ? 'sr' : 'choice-legend'}>{legend}</legend>
      {children}
    </fieldset>
  );
}
