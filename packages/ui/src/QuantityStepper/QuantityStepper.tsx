import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useFormValue } from '../hooks/useFormValue';
import { usePhrases } from '../hooks/usePhrases';
import { Minus, Plus } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import { useHoldRepeat } from './useHoldRepeat';
import './QuantityStepper.css';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** What is being counted, e.g. "Quantity of Iced Tea"; names the group and the figure. */
  label: string;
  /** The count shown, a whole number. Without it the stepper keeps its own. */
  value?: number;
  /** Where it begins, and goes back to when its form is reset, if nobody keeps `value`. Default `min`. */
  defaultValue?: number;
  /** Called with the next count, always within `min` and `max`; a typed one on Enter or on leaving the figure. */
  onChange?: (next: number) => void;
  /** The lowest count. */
  min?: number;
  /** The highest count; without it there is none. */
  max?: number;
  /** How far Page Up and Page Down go. Default 10. */
  pageStep?: number;
  /** How a count is read aloud where the figure alone says too little: "2 cups". */
  valueText?: (value: number) => string;
  /** 44 or 52 px high. Default `md`. */
  size?: 'md' | 'lg';
  /** Nothing works, and no form sends it. */
  disabled?: boolean;
  /** Its name in a form, which sends the plain number. */
  name?: string;
  /** Gets the figure, which can be typed into. */
  inputRef?: Ref<HTMLInputElement>;
}

const english = {
  less: 'One less',
  more: 'One more',
  least: (count) => `At least ${count}`,
  most: (count) => `At most ${count}`,
} satisfies Phrases['QuantityStepper'];

/** One less, how many, one more. Holding a button repeats it; the figure is typed over, or moved by the arrow keys, Page keys, Home and End. */
export function QuantityStepper({
  label,
  value,
  defaultValue,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  pageStep = 10,
  valueText,
  size = 'md',
  disabled = false,
  name,
  inputRef,
  className,
  ...rest
}: QuantityStepperProps) {
  'use no memo'; // nearly all of it changes with the count: remembering would cost bytes and spare nothing
  const words = usePhrases('QuantityStepper', english);
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);
  const [count, change] = useFormValue(input, value, defaultValue ?? min, onChange);
  // what is being typed, digits only, until Enter or leaving
  const [draft, setDraft] = useState<string | null>(null);
  // what a live region says: the buttons' count, which nobody hears otherwise, or which end a typed one was brought to
  const [said, setSaid] = useState<'count' | 'min' | 'max' | null>(null);

  const go = (to: number) => {
    const next = Math.min(Math.max(to, min), max);
    setDraft(null);
    if (disabled || next === count) return false;
    // a button that is about to be disabled would lose the focus, and the keyboard its place in the page
    if (next === min && document.activeElement === less.current) more.current?.focus();
    if (next === max && document.activeElement === more.current) less.current?.focus();
    change(next);
    return true;
  };
  const holdable = useHoldRepeat((by) => {
    setSaid('count');
    return go(count + by);
  });

  const typed = Number(draft || count);
  const commit = () => {
    if (!draft) return setDraft(null);
    setSaid(typed > max ? 'max' : typed < min ? 'min' : null);
    go(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: typed + 1,
      ArrowDown: typed - 1,
      PageUp: typed + pageStep,
      PageDown: typed - pageStep,
      Home: min,
      End: max,
    }[event.key];
    if (event.key === 'Enter') commit();
    // without a highest count End is the caret's
    if (to === undefined || to === Number.POSITIVE_INFINITY) return;
    event.preventDefault();
    setSaid(null);
    go(to);
  };

  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('sd-stepper', size === 'lg' && 'sd-stepper-lg', className)}
      {...rest}
    >
      <button ref={less} type="button" aria-label={words.less} disabled={disabled || count <= min} {...holdable(-1)}>
        <Minus />
      </button>
      <input
        ref={input}
        className="sd-stepper-input"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={label}
        aria-valuenow={count}
        aria-valuemin={min}
        aria-valuemax={max === Number.POSITIVE_INFINITY ? undefined : max}
        aria-valuetext={valueText?.(count)}
        {...{ name, disabled, onKeyDown }}
        value={draft ?? count}
        onChange={(event) => {
          setSaid(null);
          setDraft(event.target.value.replace(/\D/g, ''));
        }}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
      />
      {/* seen while the field is not in use, and as wide as what is typed into it */}
      <span className="sd-stepper-figure" aria-hidden="true">
        {draft || count}
      </span>
      <button ref={more} type="button" aria-label={words.more} disabled={disabled || count >= max} {...holdable(1)}>
        <Plus />
      </button>
      <output className="sd-sr">
        {said === 'count' ? count : said === 'max' ? words.most(max) : said && words.least(min)}
      </output>
    </div>
  );
}
