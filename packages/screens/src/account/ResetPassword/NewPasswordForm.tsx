import { type ApiError, resetPassword } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { usePasswordStrength } from '../passwordStrength';
import type { FormErrors } from '../../lib/useSubmit';
import { useFormSubmit } from '../useFormSubmit';

export interface NewPasswordFormProps {
  /** The token of the mailed link. */
  token: string;
  /** Called after the password was set. */
  onReset: () => void;
  /** Called with the server's words where the link works no more. */
  onExpired: (msg: string) => void;
}

type Errors = FormErrors<'next' | 'again'>;

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
  const strength = usePasswordStrength(next);
  const refused = ({ code, msg, fields }: ApiError): Errors => {
    if (code === 'LINK_EXPIRED' || fields.token) {
      onExpired(msg);
      return {};
    }
    const { newPassword, confirmPassword } = fields;
    return newPassword || confirmPassword ? { next: newPassword, again: confirmPassword } : { form: msg };
  };
  const { form, busy, errors, correct, submitForm } = useFormSubmit(refused);

  const submit = (event: FormEvent) =>
    submitForm(event, problemsOf(next, again), async () => {
      toast.success(await resetPassword({ token, newPassword: next, confirmPassword: again }));
      onReset();
    });

  return (
    <form ref={form} className="reset-form" method="post" noValidate onSubmit={submit}>
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
