import { ApiError, resetPassword } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, toast } from '@seduh/ui';
import { type FormEvent, useRef, useState } from 'react';
import { usePasswordStrength } from '../usePasswordStrength';
import { useFormErrors } from '../useFormErrors';

export interface NewPasswordFormProps {
  /** The token of the mailed link. */
  token: string;
  /** Called after the password was set. */
  onReset: () => void;
  /** Called with the server's words where the link works no more. */
  onExpired: (msg: string) => void;
}

interface Errors {
  next?: string;
  again?: string;
  form?: string;
}

/** What can be seen without the server; null when nothing is wrong. */
function problemsOf(next: string, again: string): Errors | null {
  if (!next || !again) {
    return {
      next: next ? undefined : 'Add a new password.',
      again: again ? undefined : 'Type it once more.',
      form: MESSAGES.required,
    };
  }
  return next === again ? null : { again: 'The two passwords differ' };
}

/** The new password, twice. */
export function NewPasswordForm({ token, onReset, onExpired }: NewPasswordFormProps) {
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const strength = usePasswordStrength(next);
  const { errors, setErrors, correct } = useFormErrors<'next' | 'again'>(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = problemsOf(next, again);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      toast.success(await resetPassword({ token, newPassword: next, confirmPassword: again }));
      onReset();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      const { code, msg, fields } = error;
      toast.error(msg);
      if (code === 'LINK_EXPIRED' || fields.token) onExpired(msg);
      else if (fields.newPassword || fields.confirmPassword)
        setErrors({ next: fields.newPassword, again: fields.confirmPassword });
      else setErrors({ form: msg });
    }
  };

  return (
    <form ref={form} className="reset-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        required
        strength={strength}
        value={next}
        error={errors.next}
        onChange={(event) => {
          setNext(event.target.value);
          correct('next');
        }}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        required
        value={again}
        error={errors.again}
        onChange={(event) => {
          setAgain(event.target.value);
          correct('again');
        }}
      />
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      <Button type="submit" size="lg" block loading={busy}>
        Save Change
      </Button>
    </form>
  );
}
