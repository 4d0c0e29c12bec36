import { ApiError, changePassword } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, PasswordField, toast } from '@seduh/ui';
import { type FormEvent, useRef, useState } from 'react';
import { LoginAgain } from '../LoginAgain';
import { useFormErrors } from '../useFormErrors';
import { usePasswordStrength } from '../usePasswordStrength';

export interface PasswordFormProps {
  /** The form's id, for a button outside it. */
  id: string;
  /** Whose password it is, for the browser's own list of passwords. */
  email: string;
  /** False where the account has only been reached over a provider so far: then there is no old one to name. */
  hasPassword: boolean;
  /** A change is under way. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Called after the password was changed. */
  onDone: () => void;
}

interface Errors {
  old?: string;
  new?: string;
  form?: string;
}

/** What the server said, placed where it belongs. */
function errorsOf({ code, msg, fields }: ApiError): Errors {
  if (code === 'WRONG_PASSWORD') return { old: msg };
  if (fields.old_password || fields.new_password) return { old: fields.old_password, new: fields.new_password };
  return { form: msg };
}

/** The old password and a new one. Its button may stand elsewhere. */
export function PasswordForm({ id, email, hasPassword, busy, onBusy, onDone }: PasswordFormProps) {
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  // what is said where the login is too long ago, and there is no old password to give instead
  const [loginTooOld, setLoginTooOld] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const strength = usePasswordStrength(next);
  const { errors, setErrors, correct } = useFormErrors<'old' | 'new'>(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing: Errors = {};
    if (hasPassword && !old) missing.old = 'Add your old password.';
    if (!next) missing.new = 'Add a new password.';
    const isMissing = Object.keys(missing).length > 0;
    setLoginTooOld(null);
    setErrors(isMissing ? { ...missing, form: MESSAGES.required } : {});
    if (isMissing) return;
    onBusy(true);
    try {
      toast.success(await changePassword({ old_password: old, new_password: next }));
      onBusy(false);
      onDone();
    } catch (error) {
      onBusy(false);
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      if (error.code === 'REAUTH_REQUIRED') setLoginTooOld(error.msg);
      else setErrors(errorsOf(error));
    }
  };

  return (
    <form ref={form} id={id} className="prof-dialog" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label="Old password"
          name="old_password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          required
          value={old}
          error={errors.old}
          onChange={(event) => {
            setOld(event.target.value);
            correct('old');
          }}
        />
      )}
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        required
        strength={strength}
        value={next}
        error={errors.new}
        onChange={(event) => {
          setNext(event.target.value);
          correct('new');
        }}
      />
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      {loginTooOld !== null && (
        <>
          <Banner tone="bad">{loginTooOld}</Banner>
          <LoginAgain />
        </>
      )}
    </form>
  );
}
