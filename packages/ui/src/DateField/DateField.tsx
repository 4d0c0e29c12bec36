import { type FocusEvent, useRef, useState } from 'react';
import type { FieldTexts } from '../Field';
import { IconButton } from '../IconButton';
import { CalendarDays } from '../icons';
import { TextField, type TextFieldProps } from '../TextField';
import { dayProblem, formatDay, parseDay } from './day';
import './DateField.css';

type Replaced =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onInvalid'
  | 'type'
  | 'prefix'
  | 'suffix'
  | 'end'
  | 'min'
  | 'max';

export interface DateFieldProps extends Omit<TextFieldProps, Replaced>, FieldTexts {
  /** The day, `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with each whole day typed or picked, and the empty text. */
  onChange: (value: string) => void;
  /** Called with each text that is not an accepted day: half typed, 31/02, out of bounds. Holds until the next `onChange`. */
  onInvalid?: (text: string) => void;
  /** The first accepted day, `YYYY-MM-DD`. */
  min?: string;
  /** The last accepted day, `YYYY-MM-DD`. */
  max?: string;
}

/** A day as dd/mm/yyyy whatever the browser's language, typed or picked from the browser's own calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onInvalid, min, max, error, disabled, placeholder = 'dd/mm/yyyy', onBlur, ...rest } = props;
  // what stands in the field until it is left, as long as the value is the one it was typed for
  const [draft, setDraft] = useState<{ text: string; value: string; left: boolean } | null>(null);
  const native = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mine = draft?.value === value ? draft : null;

  const onType = (text: string) => {
    const problem = dayProblem(text, min, max);
    const next = problem ? value : (parseDay(text) ?? '');
    setDraft({ text, value: next, left: false });
    if (problem) onInvalid?.(text);
    else onChange(next);
  };
  const onLeave = (event: FocusEvent<HTMLInputElement>) => {
    if (mine) setDraft(dayProblem(mine.text, min, max) ? { ...mine, left: true } : null);
    onBlur?.(event);
  };
  const onPick = (day: string) => {
    setDraft(null);
    onChange(day);
    button.current?.focus();
  };

  return (
    <TextField
      {...rest}
      {...{ disabled, placeholder }}
      error={error || (mine?.left && dayProblem(mine.text, min, max))}
      inputMode="numeric"
      value={mine?.text ?? formatDay(value)}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      end={
        <>
          {/* the calendar opens from here; the text above is the field */}
          <input
            ref={native}
            className="sd-date-native"
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            {...{ value, min, max, disabled }}
            onChange={(event) => onPick(event.target.value)}
          />
          <IconButton
            ref={button}
            label="Open the calendar"
            icon={<CalendarDays />}
            disabled={disabled}
            onClick={() => native.current?.showPicker()}
          />
        </>
      }
    />
  );
}
