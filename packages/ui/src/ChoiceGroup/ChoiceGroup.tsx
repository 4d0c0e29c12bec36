import { clsx } from 'clsx';
import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import './ChoiceGroup.css';

/** What every set of choices says of itself. */
export interface ChoiceTexts {
  /** What is being chosen; names the group for everyone. */
  legend: string;
  /** Keeps the legend for assistive technology only, where a heading beside the group already says it. */
  hideLegend?: boolean;
}

export interface ChoiceGroupProps extends ComponentProps<'fieldset'>, ChoiceTexts {
  /** Gets the chosen input of the set, or the first that can be chosen: what to focus when the answer is refused. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A named set of native radios: the frame the pickers share. Native inputs work before the scripts have arrived. */
export function ChoiceGroup({ legend, hideLegend = false, inputRef, className, children, ...rest }: ChoiceGroupProps) {
  'use no memo'; // what is in it is new each time: remembering would cost bytes and spare nothing
  const title = useRef<HTMLLegendElement>(null);
  useImperativeHandle(inputRef, () => {
    const set = title.current?.parentElement;
    return (set?.querySelector('input:checked') ?? set?.querySelector('input:not(:disabled)')) as HTMLInputElement;
  });
  return (
    <fieldset className={clsx('sd-choice-group', className)} {...rest}>
      <legend ref={title} className={hideLegend ? 'sd-sr' : 'sd-choice-legend'}>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
