import type { RefObject } from 'react';

interface AnswerProps {
  /** Gets the input; a press on it tells the form that there is an answer. */
  ref: RefObject<HTMLInputElement | null>;
  name: string;
  value: number | null;
  required: boolean | undefined;
}

/** The choice as its form knows it: one native radio behind Radix's, which a reset would set back behind the owner's back. */
export function Answer({ ref, name, value, required }: AnswerProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const isChosen = value !== null;
  return (
    <input
      ref={(input) => {
        ref.current = input;
        if (input) input.defaultChecked = isChosen;
      }}
      type="radio"
      className="sd-sr"
      name={name}
      value={value ?? ''}
      required={required}
      checked={isChosen}
      tabIndex={-1}
      aria-hidden="true"
      // the row's own press is told already
      onClick={(event) => event.stopPropagation()}
      onChange={() => {}}
      // a browser that misses the answer goes to it, and is sent on to where one answers
      onFocus={() => ref.current?.parentElement?.querySelector<HTMLElement>('[role=radio]:enabled')?.focus()}
    />
  );
}
