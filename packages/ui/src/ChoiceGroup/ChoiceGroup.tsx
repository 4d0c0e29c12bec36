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

export interface ChoiceGroupProps extends ComponentProps<'fieldset'>, ChoiceTexts {}

/** A named set of native radios: the frame the pickers share. Native inputs work before the scripts have arrived. */
export function ChoiceGroup({ legend, hideLegend = false, className, children, ...rest }: ChoiceGroupProps) {
  return (
    <fieldset className={clsx('sd-choice-group', className)} {...rest}>
      <legend className={hideLegend ? 'sd-sr' : 'sd-choice-legend'}>{legend}</legend>
      {children}
    </fieldset>
  );
}
