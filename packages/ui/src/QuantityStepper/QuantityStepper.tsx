import { clsx } from 'clsx';
import { useRef, type ComponentProps } from 'react';
import { Minus, Plus } from '../icons';
import { useHoldRepeat } from './useHoldRepeat';
import './QuantityStepper.css';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What is being counted, e.g. "Quantity of Iced Tea"; names the group. */
  label: string;
  /** The count shown, a whole number. */
  value: number;
  /** Called with the next count, always within `min` and `max`. */
  onChange: (next: number) => void;
  /** The lowest count. */
  min?: number;
  /** The highest count; without it there is none. */
  max?: number;
  /** 44 or 52 px high. Default `md`. */
  size?: 'md' | 'lg';
  /** Neither button works. */
  disabled?: boolean;
}

/** One less, how many, one more. Holding a button repeats it. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  size = 'md',
  disabled = false,
  className,
  ...rest
}: QuantityStepperProps) {
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);

  const step = (by: number) => {
    const next = Math.min(Math.max(value + by, min), max);
    if (disabled || next === value) return false;
    // a button that is about to be disabled would lose the focus, and the keyboard its place in the page
    if (next === min && document.activeElement === less.current) more.current?.focus();
    if (next === max && document.activeElement === more.current) less.current?.focus();
    onChange(next);
    return true;
  };
  const holdable = useHoldRepeat(step);

  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('sd-stepper', size === 'lg' && 'sd-stepper-lg', className)}
      {...rest}
    >
      <button ref={less} type="button" aria-label="One less" disabled={disabled || value <= min} {...holdable(-1)}>
        <Minus />
      </button>
      <output aria-live="polite">{value}</output>
      <button ref={more} type="button" aria-label="One more" disabled={disabled || value >= max} {...holdable(1)}>
        <Plus />
      </button>
    </div>
  );
}
