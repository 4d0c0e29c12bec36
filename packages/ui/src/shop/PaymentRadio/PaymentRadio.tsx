import { RadioGroup, RadioGroupItem } from '@radix-ui/react-radio-group';
import { clsx } from 'clsx';
import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { useOncePerTask } from '../../hooks/useOncePerTask';
import { CircleAlert } from '../../icons';
import { Answer } from './Answer';
import './PaymentRadio.css';

/** One payment method. */
export interface PaymentOption<Id extends number = number> {
  /** Identifies it in `value` and `onChange`. */
  id: Id;
  /** Its name. */
  label: string;
  /** One line of help under the name. */
  help: string;
  /** The icon in the tile at the start. */
  icon: ReactNode;
  /** Why it cannot be chosen now; takes the help's place. */
  disabledReason?: string;
}

export interface PaymentRadioProps<Id extends number = number> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'onKeyDownCapture' | 'dir' | 'defaultValue'
> {
  /** What is being chosen; names the group. */
  legend: string;
  /** Keeps the legend for assistive technology only. */
  hideLegend?: boolean;
  /** The methods in order. */
  options: PaymentOption<Id>[];
  /** The id of the chosen method, or null while there is none. */
  value: Id | null;
  /** Called with the id of the method picked. */
  onChange: (id: Id) => void;
  /** What is wrong with the choice and what to do. */
  error?: string;
  /** Its name in a form, which sends the id of the chosen method. */
  name?: string;
  /** The form is not sent without a choice. Needs a `name`. */
  required?: boolean;
}

/** Payment methods, one to a row. */
export function PaymentRadio<Id extends number>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  error,
  name,
  required,
  className,
  style,
  ...rest
}: PaymentRadioProps<Id>) {
  const id = useId();
  const isHydrated = useHydrated();
  const answer = useRef<HTMLInputElement>(null);
  const choose = useOncePerTask((picked: Id) => {
    onChange(picked);
    // its press tells the form, and `useFormErrors`, that there is an answer now
    if (value === null) answer.current?.click();
  });
  const isArrowOnItsWay = useRef(false);

  // Radix moves the focus one task after the key and chooses only while the key is still down: on a busy device a quick
  // press would move without choosing
  const onKeyDownCapture = (event: KeyboardEvent) => {
    isArrowOnItsWay.current = event.key.startsWith('Arrow');
  };
  const onFocusOf = (option: PaymentOption<Id>) => {
    if (isArrowOnItsWay.current && option.id !== value) choose(option.id);
    isArrowOnItsWay.current = false;
  };

  const row = (option: PaymentOption<Id>) => {
    const shared = {
      className: 'sd-pay',
      value: String(option.id),
      disabled: option.disabledReason !== undefined,
      'aria-labelledby': `${id}-${option.id}-name`,
      'aria-describedby': `${id}-${option.id}-help`,
      children: (
        <>
          <span className="sd-pay-icon">{option.icon}</span>
          <span className="sd-pay-words">
            <strong id={`${id}-${option.id}-name`}>{option.label}</strong>
            <span id={`${id}-${option.id}-help`} className="sd-tiny sd-muted">
              {option.disabledReason ?? option.help}
            </span>
          </span>
          <span className="sd-pay-dot" />
        </>
      ),
    };
    if (isHydrated) return <RadioGroupItem key={option.id} {...shared} onFocus={() => onFocusOf(option)} />;
    // on the server Radix adds a hidden input with a style attribute, which the content security policy refuses
    const isChosen = option.id === value;
    const state = isChosen ? 'checked' : 'unchecked';
    return <button key={option.id} type="button" role="radio" aria-checked={isChosen} data-state={state} {...shared} />;
  };

  return (
    <RadioGroup
      {...rest}
      className={clsx('sd-pays', className)}
      style={{ outline: undefined, ...style }}
      aria-labelledby={`${id}-legend`}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      value={value === null ? null : String(value)}
      onValueChange={(picked) => options.forEach(({ id: its }) => String(its) === picked && choose(its))}
      onKeyDownCapture={onKeyDownCapture}
    >
      <p id={`${id}-legend`} className={hideLegend ? 'sd-sr' : 'sd-pay-legend'}>
        {legend}
      </p>
      {options.map(row)}
      {name && <Answer {...{ name, value, required }} ref={answer} />}
      {error && (
        <p id={`${id}-error`} className="sd-pay-error">
          <CircleAlert />
          {error}
        </p>
      )}
    </RadioGroup>
  );
}
