import { CLOCKS, fromTimeField, isTypedTime, toTimeField } from '@seduh/api-client/faults';
import React from 'react';

interface ClockChoiceProps {
  clock: string;
  onChange(clock: string): void;
}

/** The shop's clock: the real one, a moment of its week, or any time. */
export function ClockChoice({ clock, onChange }: ClockChoiceProps) {
  return (
    <fieldset className="faults-group">
      <legend>The shop’s clock</legend>
      <label className="faults-row">
        <input type="radio" name="clock" checked={clock === ''} onChange={() => onChange('')} />
        <b>As it is</b>
      </label>
      {CLOCKS.map(({ id, label, sees }) => (
        <label key={id} className="faults-row">
          <input type="radio" name="clock" checked={clock === id} onChange={() => onChange(id)} />
          <b>{label}</b>
          <small>{sees}.</small>
        </label>
      ))}
      <label className="faults-time">
        Another time in the shop
        <input
          type="datetime-local"
          value={isTypedTime(clock) ? toTimeField(clock) : ''}
          onChange={({ target }) => onChange(fromTimeField(target.value))}
        />
      </label>
    </fieldset>
  );
}
