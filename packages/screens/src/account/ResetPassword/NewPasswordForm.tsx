import { type ApiError, resetPassword } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, toast } from '@seduh/ui';
import type { FormEvent } from 'react';
import { usePasswordStrength } from '../passwordStrength';
import { type FormErrors, LEAVING } from '../../lib/useSubmit';
import { useFormSubmit } from '../useFormSubmit';

export interface NewPasswordFormProps {
  /** The token of the mailed link. */
  token: string;
  /** Called after the password was set. */
  onReset: () => void;
  /** Called with the server's words where the link works no more. */
  onExpired: (msg: string) => void;
}

type Field = 'newPassword' | 'confirmPassword';

/** What can be seen without the server; null when nothing is wrong. */
function problemsOf({ newPassword, confirmPassword }: Record<Field, string>): FormErrors<Field> | null {
  if (!newPassword || !confirmPassword) {
    return {
      newPassword: newPassword ? undefined : 'Add a new password.',
      confirmPassword: confirmPassword ? undefined : 'Type it once more.',
      form: MESSAGES.required,
    };
  }
  return newPassword === confirmPassword ? null : { confirmPassword: 'The two passwords differ' };
}

/** The new password, twice. */
export function NewPasswordForm({ token, onReset, onExpired }: NewPasswordFormProps) {
  const refused = ({ code, msg, fields }: ApiError): FormErrors<Field> => {
    if (code === 'LINK_EXPIRED' || fields.token) {
      onExpired(msg);
      return {};
    }
    const { newPassword, confirmPassword } = fields;
    return newPassword || confirmPassword ? { newPassword, confirmPassword } : { form: msg };
  };
  const empty = { newPassword: '', confirmPassword: '' };
  const { form, busy, values, errors, control, submitForm } = useFormSubmit(empty, refused);
  const strength = usePasswordStrength(values.newPassword);

  const submit = (event: FormEvent) =>
    submitForm(event, problemsOf(values), async () => {
      toast.success(await resetPassword({ token, ...values }));
      onReset();
      return LEAVING;
    });

  return (
    <form ref={form} className="reset-form" method="post" noValidate onSubmit={submit}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        strength={strength}
        {...control('newPassword')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        {...control('confirmPassword')}
      />
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      <Button type="submit" size="lg" block loading={busy}>
        Save Change
      </Button>
    </form>
  );
}
