import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Segment } from '../Segment';
import { TextField } from '../TextField';
import './TimeField.css';

export interface TimeFieldProps extends ComponentProps<'div'> {
  /** The question above the yes and no. */
  nowLegend: string;
  /** The word for "as soon as possible". */
  yesLabel: string;
  /** The word for "at a time I set". */
  noLabel: string;
  /** Whether "yes" is chosen; the time field is then not shown. */
  now: boolean;
  /** Told the answer picked. */
  onNowChange: (now: boolean) => void;
  /** The label of the time field. */
  timeLabel: string;
  /** The time set, `HH:MM` in 24 hours, or empty. */
  time: string;
  /** Told the time as it is set, `HH:MM`, or empty while it is incomplete. */
  onTimeChange: (time: string) => void;
  /** The earliest time, `HH:MM`. */
  min?: string;
  /** The latest time, `HH:MM`. */
  max?: string;
  /** What is wrong with the time and what to do. */
  error?: ReactNode;
  /** A line of help under the time field. */
  hint?: ReactNode;
  /** The times to choose from (`TimeSlots`), in place of the time field. */
  children?: ReactNode;
}

/** Now, or at a time one sets. */
export function TimeField({
  nowLegend,
  yesLabel,
  noLabel,
  now,
  onNowChange,
  timeLabel,
  time,
  onTimeChange,
  min,
  max,
  error,
  hint,
  children,
  className,
  ...rest
}: TimeFieldProps) {
  return (
    <div className={clsx('when', className)} {...rest}>
      <Segment
        legend={nowLegend}
        options={[
          { value: 'yes', label: yesLabel },
          { value: 'no', label: noLabel },
        ]}
        value={now ? 'yes' : 'no'}
        onChange={(answer) => onNowChange(answer === 'yes')}
      />
      {!now &&
        (children ?? (
          <TextField
            type="time"
            label={timeLabel}
            value={time}
            onChange={(event) => onTimeChange(event.target.value)}
            min={min}
            max={max}
            error={error}
            hint={hint}
          />
        ))}
    </div>
  );
}
