import { type ApiError, changePassword } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, PasswordField, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { LoginAgain } from '../provider';
import type { FormErrors, Submit } from '../../lib/useSubmit';
import { useFormSubmit } from '../useFormSubmit';
import { usePasswordStrength } from '../passwordStrength';

export interface PasswordFormProps {
  /** The form's id, for a button outside it. */
  id: string;
  /** Whose password it is, for the browser's own list of passwords. */
  email: string;
  /** False where the account has only been reached over a provider so far: then there is no old one to name. */
  hasPassword: boolean;
  /** Sends the change; shared with the button outside. */
  sending: Submit;
  /** Called after the password was changed. */
  onDone: () => void;
}

/** What the server said, placed where it belongs. */
function errorsOf({ code, msg, fields }: ApiError): FormErrors<'old' | 'new'> {
  if (code === 'WRONG_PASSWORD') return { old: msg };
  if (fields.old_password || fields.new_password) return { old: fields.old_password, new: fields.new_password };
  return { form: msg };
}

/** The old password and a new one. Its button may stand elsewhere. */
export function PasswordForm({ id, email, hasPassword, sending, onDone }: PasswordFormProps) {
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  // what is said where the login is too long ago, and there is no old password to give instead
  const [loginTooOld, setLoginTooOld] = useState<string | null>(null);
  const strength = usePasswordStrength(next);
  const refused = (error: ApiError) => {
    if (error.code !== 'REAUTH_REQUIRED') return errorsOf(error);
    setLoginTooOld(error.msg);
    return {};
  };
  const { form, errors, correct, submitForm } = useFormSubmit(refused, sending);

  const submit = (event: FormEvent) => {
    const missing: FormErrors<'old' | 'new'> = {};
    if (hasPassword && !old) missing.old = 'Add your old password.';
    if (!next) missing.new = 'Add a new password.';
    if (missing.old ?? missing.new) missing.form = MESSAGES.required;
    if (!sending.busy) setLoginTooOld(null);
    submitForm(event, missing, async () => {
      toast.success(await changePassword({ old_password: old, new_password: next }));
      onDone();
    });
  };

  return (
    <form ref={form} id={id} className="prof-dialog" method="post" noValidate onSubmit={submit}>
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
