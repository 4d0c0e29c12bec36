import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormValue } from '../hooks/useFormValue';
import { usePhrases } from '../hooks/usePhrases';
import type { Phrases } from '../phrases/Phrases';
import { Segment } from '../Segment';
import { SelectField, type SelectFieldOption } from '../Select';
import './TimeField.css';

export interface TimeFieldProps extends ComponentProps<'div'> {
  /** The question above the yes and no. */
  nowLegend: string;
  /** The word for "as soon as possible". */
  yesLabel: string;
  /** The word for "at a time I set". */
  noLabel: string;
  /** Whether "yes" is chosen; the lists are then not shown. Without it the part keeps its own. */
  now?: boolean;
  /** Whether "yes" is chosen at the start, if nobody keeps `now`. Default true. */
  defaultNow?: boolean;
  /** Names in a form: of the answer (`yes` or `no`), and of the day and the time, which send their option's `value`. */
  names?: { now?: string; day?: string; time?: string };
  /** Called with the answer picked. */
  onNowChange?: (now: boolean) => void;
  /** Beside "yes" while it is chosen: when that would be. Its room is kept, so that it may come late; later changes are read aloud. */
  nowHint?: ReactNode;
  /** The label of the days. */
  dayLabel: string;
  /** The days on offer, in order; `day` and `onDayChange` use their `value`. */
  days: SelectFieldOption[];
  /** The day set; the empty text, or one that is not among the days: none. Without it the list keeps its own. */
  day?: string;
  /** Called with the day picked. */
  onDayChange?: (day: string) => void;
  /** The label of the times. */
  timeLabel: string;
  /** The times of that day, in order; labels are `HH:MM` in 24 hours. One that is `disabled` says why in its label. */
  times: SelectFieldOption[];
  /** The time set; the empty text, or one that is not among the times: none. Without it the list keeps its own. */
  time?: string;
  /** Called with the time picked. */
  onTimeChange?: (time: string) => void;
  /** What stands in a list of which nothing is chosen. Default "Choose". */
  placeholder?: string;
  /** What is wrong with the time and what to do. */
  error?: ReactNode;
  /** A line of help under the time. */
  hint?: ReactNode;
  /** The times to choose from (`TimeSlots`), in place of the two lists. */
  children?: ReactNode;
}

const english = { choose: 'Choose' } satisfies Phrases['TimeField'];

/** What is chosen, or the empty text where the list has no such row: a list would show its first one instead. */
const known = (options: SelectFieldOption[], value?: string) =>
  value === undefined || options.some((option) => option.value === value) ? value : '';

/** Its first words come with the question, which they describe; what they become later is heard. */
function NowHint({ id, children }: { id: string; children: ReactNode }) {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    if (!children) return undefined;
    const timer = setTimeout(() => setIsHeard(true));
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p
      id={id}
      className="sd-when-hint sd-small sd-muted sd-num"
      aria-live={isHeard ? 'polite' : 'off'}
      aria-atomic="true"
    >
      {children}
    </p>
  );
}

/** Now, or on a day at a time one sets. A list, not the browser's time field: that one's clock has the browser's hours. */
export function TimeField({
  nowLegend,
  yesLabel,
  noLabel,
  now: kept,
  defaultNow = true,
  names,
  onNowChange,
  nowHint,
  dayLabel,
  days,
  day,
  onDayChange,
  timeLabel,
  times,
  time,
  onTimeChange,
  placeholder: own,
  error,
  hint,
  children,
  className,
  ...rest
}: TimeFieldProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { choose } = usePhrases('TimeField', english);
  const placeholder = own ?? choose;
  const segment = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();
  const [now, change] = useFormValue(segment, kept, defaultNow, onNowChange);
  return (
    <div className={clsx('sd-when', className)} {...rest}>
      <Segment
        ref={segment}
        name={names?.now}
        legend={nowLegend}
        aria-describedby={now && nowHint ? hintId : undefined}
        options={[
          { value: 'yes', label: yesLabel },
          { value: 'no', label: noLabel },
        ]}
        value={now ? 'yes' : 'no'}
        onChange={(answer) => change(answer === 'yes')}
      />
      {now && nowHint !== undefined && <NowHint id={hintId}>{nowHint}</NowHint>}
      {!now &&
        (children ?? (
          <div className="sd-when-lists">
            <SelectField
              label={dayLabel}
              name={names?.day}
              {...{ options: days, placeholder }}
              value={known(days, day)}
              onChange={(event) => onDayChange?.(event.target.value)}
            />
            <SelectField
              label={timeLabel}
              name={names?.time}
              {...{ options: times, placeholder, error, hint }}
              value={known(times, time)}
              onChange={(event) => onTimeChange?.(event.target.value)}
            />
          </div>
        ))}
    </div>
  );
}
