import { type FocusEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { FieldTexts } from '../Field';
import { useFormValue } from '../hooks/useFormValue';
import { useLocale, usePhrases } from '../hooks/usePhrases';
import { IconButton } from '../IconButton';
import { CalendarDays } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import { TextField, type TextFieldProps } from '../TextField';
import { dayProblem, formatDay, inOrder, parseDay } from './day';
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
  /** The day, `YYYY-MM-DD`, or empty. Without it the field keeps its own. */
  value?: string;
  /** Where it begins, and goes back to when its form is reset, if nobody keeps `value`. */
  defaultValue?: string;
  /** Called with each whole day typed or picked, and the empty text. */
  onChange?: (value: string) => void;
  /** Its name in a form, which sends the day as `YYYY-MM-DD`. A text that is no accepted day keeps the form from being sent. */
  name?: string;
  /** Called with each text that is not an accepted day: half typed, 31/02, out of bounds. Holds until the next `onChange`. */
  onInvalid?: (text: string) => void;
  /** The first accepted day, `YYYY-MM-DD`. */
  min?: string;
  /** The last accepted day, `YYYY-MM-DD`. */
  max?: string;
}

const english = {
  calendar: 'Open the calendar',
  day: 'dd',
  month: 'mm',
  year: 'yyyy',
  write: (pattern) => `Use ${pattern}`,
  from: (day) => `Choose ${day} or later`,
  until: (day) => `Choose ${day} or earlier`,
  unknown: (day) => `There is no ${day}. Check the day and the month.`,
} satisfies Phrases['DateField'];

/** A day as dd/mm/yyyy whatever the browser's language (as the `LocaleProvider` around has it), typed or picked from the browser's own calendar. */
export function DateField(props: DateFieldProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { value: kept, defaultValue = '', onChange, onInvalid, min, max, ...own } = props;
  const { name, ref, error, disabled, placeholder, onBlur, ...rest } = own;
  const words = usePhrases('DateField', english);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  // what stands in the field until it is left, as long as the value is the one it was typed for
  const [draft, setDraft] = useState<{ text: string; value: string; left: boolean } | null>(null);
  const native = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [value, change] = useFormValue(field, kept, defaultValue, onChange, () => setDraft(null));
  const mine = draft?.value === value ? draft : null;
  const problem = mine && dayProblem(mine.text, { min, max }, words, locale);
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);

  const onType = (text: string) => {
    const wrong = dayProblem(text, { min, max }, words, locale);
    const next = wrong ? value : (parseDay(text, locale) ?? '');
    setDraft({ text, value: next, left: false });
    if (wrong) onInvalid?.(text);
    else change(next);
  };
  const onLeave = (event: FocusEvent<HTMLInputElement>) => {
    if (mine) setDraft(problem ? { ...mine, left: true } : null);
    onBlur?.(event);
  };
  const onPick = (day: string) => {
    setDraft(null);
    change(day);
    button.current?.focus();
  };

  return (
    <TextField
      {...rest}
      {...{ disabled, ref: field, 'data-name': name }}
      placeholder={placeholder ?? inOrder(words, locale)}
      error={error || (mine?.left && problem)}
      inputMode="numeric"
      value={mine?.text ?? formatDay(value, locale)}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      end={
        <>
          {name && <input type="hidden" {...{ name, value, disabled, form: rest.form }} />}
          {/* the calendar opens from here; the text above is the field, and this one belongs to no form */}
          <input
            ref={native}
            className="sd-date-native"
            type="date"
            form=""
            tabIndex={-1}
            aria-hidden="true"
            {...{ value, min, max, disabled }}
            onChange={(event) => onPick(event.target.value)}
          />
          <IconButton
            ref={button}
            label={words.calendar}
            icon={<CalendarDays />}
            disabled={disabled}
            onClick={() => native.current?.showPicker()}
          />
        </>
      }
    />
  );
}
