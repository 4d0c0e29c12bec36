import { clsx } from 'clsx';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import './Checkbox.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** What is agreed to or selected. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Some of what it stands for is selected, not all: drawn as a dash. */
  indeterminate?: boolean;
  /** Gets the input element. */
  ref?: Ref<HTMLInputElement>;
}

/** A 24 px box in a 44 px row. `className` lands on the row, the rest on the input. */
export function Checkbox({ label, hideLabel, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // after every render: a tap clears the third state in the browser, whether or not the owner does
  useLayoutEffect(() => {
    if (!input.current) return;
    input.current.indeterminate = indeterminate;
    // what its owner keeps stays when the form is reset
    if (rest.checked !== undefined) input.current.defaultChecked = rest.checked;
  });
  return (
    <label className={clsx('sd-check', className)}>
      <input {...rest} ref={input} type="checkbox" />
      <span className={clsx('sd-check-text', hideLabel && 'sd-sr')}>{label}</span>
    </label>
  );
}
