import { useState } from 'react';
import { Field } from '../Field';
import { readColour } from './themeDraft';

export interface RoleFieldProps {
  /** `accent-hover`. */
  role: string;
  /** What it comes to now. */
  colour: string;
  /** What it is for. */
  note: string;
  /** Whether it differs from ours. */
  changed: boolean;
  /** Called with every colour that can be read. */
  onChange: (colour: string) => void;
}

/** The colour of a role, to pick or to type. What is no colour yet changes nothing, and is told. */
export function RoleField({ role, colour, note, changed, onChange }: RoleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  function take(text: string) {
    setTyped(text);
    try {
      onChange(readColour(role, text));
      setError(undefined);
    } catch (reason) {
      setError((reason as Error).message);
    }
  }
  // left alone, the field says what holds: after an undo or an import, too
  const leave = () => {
    if (!error) setTyped(null);
  };

  return (
    <Field label={role} hint={changed ? `Changed. ${note}` : note} error={error} className="sd-theme-role">
      {(control) => (
        <div className="sd-theme-inputs">
          {colour.startsWith('#') && (
            <input
              type="color"
              aria-label={`Pick ${role}`}
              value={colour}
              onChange={(event) => {
                setTyped(null);
                setError(undefined);
                onChange(event.target.value);
              }}
            />
          )}
          <input
            {...control}
            className="sd-theme-text"
            spellCheck={false}
            autoComplete="off"
            value={typed ?? colour}
            onChange={(event) => take(event.target.value)}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  );
}
