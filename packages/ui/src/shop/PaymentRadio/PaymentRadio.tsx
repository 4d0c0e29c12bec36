import {
  RadioGroup,
  unstable_RadioGroupItemProvider as ItemProvider,
  unstable_RadioGroupItemTrigger as ItemTrigger,
} from '@radix-ui/react-radio-group';
import { clsx } from 'clsx';
import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useOncePerTask } from '../../hooks/useOncePerTask';
import { CircleAlert } from '../../icons';
import './PaymentRadio.css';

/** One way to pay. */
export interface PaymentOption<Id extends number = number> {
  /** What `value` and `onChange` speak of. */
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
  /** The ways in order. */
  options: PaymentOption<Id>[];
  /** The id of the chosen way, or null while there is none. */
  value: Id | null;
  /** Told the id of the way picked. */
  onChange: (id: Id) => void;
  /** What is wrong with the choice and what to do. */
  error?: string;
}

/**
 * The ways to pay, one to a row. Put together from Radix' parts without its hidden form input, which would come with a
 * style attribute in the server's page; the choice is sent by the caller, not by a form.
 */
export function PaymentRadio<Id extends number>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  error,
  className,
  style,
  ...rest
}: PaymentRadioProps<Id>) {
  const id = useId();
  const choose = useOncePerTask(onChange);
  const isArrowOnItsWay = useRef(false);

  // Radix moves the focus a task after the key and chooses only while the key is still down, so on a busy device a
  // quick press would move without choosing
  const onKeyDownCapture = (event: KeyboardEvent) => {
    isArrowOnItsWay.current = event.key.startsWith('Arrow');
  };
  const onFocusOf = (option: PaymentOption<Id>) => {
    if (isArrowOnItsWay.current && option.id !== value) choose(option.id);
    isArrowOnItsWay.current = false;
  };

  return (
    <RadioGroup
      {...rest}
      className={clsx('pays', className)}
      style={{ outline: undefined, ...style }}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      value={value === null ? null : String(value)}
      onValueChange={(picked) => options.forEach(({ id: its }) => String(its) === picked && choose(its))}
      onKeyDownCapture={onKeyDownCapture}
    >
      <p id={`${id}-legend`} className={hideLegend ? 'sr' : 'pay-legend'}>
        {legend}
      </p>
      {options.map((option) => (
        <ItemProvider key={option.id} value={String(option.id)} disabled={option.disabledReason !== undefined}>
          <ItemTrigger
            className="pay"
            aria-labelledby={`${id}-${option.id}-name`}
            aria-describedby={`${id}-${option.id}-help`}
            onFocus={() => onFocusOf(option)}
          >
            <span className="pay-icon">{option.icon}</span>
            <span className="pay-words">
              <strong id={`${id}-${option.id}-name`}>{option.label}</strong>
              <span id={`${id}-${option.id}-help`} className="tiny muted">
                {option.disabledReason ?? option.help}
              </span>
            </span>
            <span className="pay-dot" />
          </ItemTrigger>
        </ItemProvider>
      ))}
      {error && (
        <p id={`${id}-error`} className="pay-error">
          <CircleAlert />
          {error}
        </p>
      )}
    </RadioGroup>
  );
}
