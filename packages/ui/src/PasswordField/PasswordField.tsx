import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { Field, type FieldTexts } from '../Field';
import { Affix } from '../Field/Affix';
import { usePhrases } from '../hooks/usePhrases';
import { IconButton } from '../IconButton';
import { Eye, EyeOff } from '../icons';
import type { Phrases } from '../phrases/Phrases';

export interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>, FieldTexts {
  /** How strong it is, in words; announced politely as it changes. */
  strength?: string;
  /** Gets the input element. */
  ref?: Ref<HTMLInputElement>;
}

const english = { hide: 'Hide password', show: 'Show password' } satisfies Phrases['PasswordField'];

/** A password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, hint, error, hideLabel, strength, id, className, disabled, ...rest } = props;
  const words = usePhrases('PasswordField', english);
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...{ id, label, hint, error, hideLabel, className }}
      describedBy={rest['aria-describedby']}
      aside={
        strength !== undefined && (
          <p className="sd-help" role="status">
            {strength}
          </p>
        )
      }
    >
      {(control) => (
        <Affix
          end={
            <IconButton
              label={shown ? words.hide : words.show}
              icon={shown ? <EyeOff /> : <Eye />}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            />
          }
        >
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
            className="sd-input"
          />
        </Affix>
      )}
    </Field>
  );
}
