import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps, type ChoiceTexts } from '../../ChoiceGroup';
import { usePhrases } from '../../hooks/usePhrases';
import { Check, CircleAlert } from '../../icons';
import type { Phrases } from '../../phrases/Phrases';
import './OptionGroup.css';

/** One thing to choose. */
export interface GroupOption<Id extends number = number> {
  /** Identifies it in `value` and `onChange`. */
  id: Id;
  /** What it is called: "Oat". */
  name: string;
  /** A few words behind it, such as a surcharge: "+ IDR 5,000". */
  note?: string;
  /** Cannot be had now; a note says why. One that is chosen can still be taken away. */
  unavailable?: boolean;
}

export interface OptionGroupProps<Id extends number = number>
  extends Omit<ChoiceGroupProps, 'onChange' | 'children'>, ChoiceTexts {
  /** What there is, in the order in which it is shown. */
  options: GroupOption<Id>[];
  /** How many must be chosen: with fewer the form is not sent. Default 0. */
  min?: number;
  /** How many may be chosen, at least 1. Default: all of them. */
  max?: number;
  /** Ids of what is chosen. */
  value: readonly Id[];
  /** Called with the ids of what is chosen then, in the order of `options`. */
  onChange: (ids: Id[]) => void;
  /** What is wrong and what to do. */
  error?: ReactNode;
  /** The set's name in a form, which sends the id of each that is chosen. Default: a generated one. */
  name?: string;
}

const english = {
  exactly: (count) => `Choose ${count}`,
  upTo: (most) => `Choose up to ${most}`,
  between: (least, most) => `Choose ${least} to ${most}`,
  chosen: (count, most) => `${count} of ${most} chosen`,
} satisfies Phrases['OptionGroup'];

/** A group of options as chips: one of them, or as many as its limits allow, which it tells before they are met. */
export function OptionGroup<Id extends number>({
  options,
  min = 0,
  max = options.length,
  value,
  onChange,
  error,
  name,
  className,
  ...rest
}: OptionGroupProps<Id>) {
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const words = usePhrases('OptionGroup', english);
  const own = useId();
  const isOne = min === 1 && max === 1;
  const chosen = options.filter(({ id }) => value.includes(id)).map(({ id }) => id);
  // one of one takes the place of another; beyond more than one nothing goes in until something has gone out
  const isFull = max > 1 && chosen.length >= max;
  const limit = min === max ? words.exactly(min) : min > 0 ? words.between(min, max) : words.upTo(max);
  const isLimited = min > 0 || (max > 1 && max < options.length);

  const pick = (picked: Id, isPicked: boolean) => {
    const others = max === 1 ? [] : chosen.filter((id) => id !== picked);
    const next = isPicked ? [...others, picked] : others;
    onChange(options.filter(({ id }) => next.includes(id)).map(({ id }) => id));
  };

  return (
    <ChoiceGroup
      {...rest}
      className={clsx('sd-option-group', className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={clsx(isLimited && `${own}-limit`, error && `${own}-error`) || undefined}
    >
      {isLimited && (
        <p className="sd-option-limit">
          <span id={`${own}-limit`}>{limit}</span>
          {max > 1 && (
            <span className="sd-option-count" role="status">
              {words.chosen(chosen.length, max)}
            </span>
          )}
        </p>
      )}
      <div className="sd-options">
        {options.map((option) => {
          const isChosen = chosen.includes(option.id);
          const noteId = option.note ? `${own}-${option.id}` : undefined;
          return (
            <label key={option.id} className="sd-option">
              <input
                className="sd-choice-input"
                type={isOne ? 'radio' : 'checkbox'}
                name={name ?? own}
                value={option.id}
                aria-label={option.name}
                aria-describedby={noteId}
                checked={isChosen}
                required={isOne}
                ref={(input) => {
                  // what its owner keeps stays when the form is reset
                  if (input) input.defaultChecked = isChosen;
                  // on each of them, so that whichever is changed next tells `useFormErrors` how the set stands
                  input?.setCustomValidity(chosen.length < min ? limit : '');
                }}
                disabled={!isChosen && (option.unavailable || isFull)}
                onChange={(event) => pick(option.id, event.target.checked)}
              />
              {isChosen && <Check />}
              {/* the name of the input says it */}
              <span aria-hidden="true">{option.name}</span>
              {option.note && (
                <span id={noteId} className="sd-option-note">
                  {option.note}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${own}-error`} className="sd-error">
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </ChoiceGroup>
  );
}
