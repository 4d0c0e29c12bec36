import { clsx } from 'clsx';
import { useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps, type ChoiceTexts } from '../../ChoiceGroup';
import { chosenBy } from '../../ChoiceGroup/chosenBy';
import { CircleAlert } from '../../icons';
import '../DeliveryPicker/DeliveryPicker.css';
import './TimeSlots.css';

/** One time that can be chosen. */
export interface TimeSlot {
  /** `HH:MM` in 24 hours: identifies it in `value` and `onChange`, and stands on the tile. */
  time: string;
  /** Why it is not available, in a word: "past", "full". Being given turns the tile off; read out with the time. */
  disabledReason?: string;
}

export interface TimeSlotsProps extends Omit<ChoiceGroupProps, 'onChange' | 'children'>, ChoiceTexts {
  /** The times in order. */
  slots: TimeSlot[];
  /** The chosen time, or empty. */
  value: string;
  /** Called with the time picked. */
  onChange: (time: string) => void;
  /** What is wrong with the choice and what to do. */
  error?: string;
  /** A line of help below; replaced by the error. */
  hint?: string;
  /** The set's name in a form, which sends the chosen time, `14:30`. Default: a generated one. */
  name?: string;
  /** The form is not sent without a choice. */
  required?: boolean;
}

/** Times to choose from, as tiles, where only some are available. Stands in a `TimeField`, or by itself. */
export function TimeSlots(props: TimeSlotsProps) {
  const { slots, value, onChange, error, hint, name, required, className, ...rest } = props;
  const id = useId();
  const below = error ?? hint;

  return (
    <ChoiceGroup
      aria-describedby={below === undefined ? undefined : `${id}-below`}
      {...rest}
      className={clsx('sd-time-slots', className)}
    >
      <div className="sd-slots">
        {slots.map(({ time, disabledReason }) => (
          <label key={time} className="sd-tile sd-tile-slot">
            <time>{time}</time>
            {disabledReason !== undefined && <span className="sd-sr">{` ${disabledReason}`}</span>}
            <input
              className="sd-choice-input"
              type="radio"
              name={name ?? id}
              required={required}
              value={time}
              {...chosenBy(time, value)}
              disabled={disabledReason !== undefined}
              onChange={() => onChange(time)}
            />
          </label>
        ))}
      </div>
      {below !== undefined && (
        <p id={`${id}-below`} className={error === undefined ? 'sd-help' : 'sd-error'}>
          {error !== undefined && <CircleAlert />}
          <span>{below}</span>
        </p>
      )}
    </ChoiceGroup>
  );
}
