import { type ApiError, resetPassword } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { PasswordField, toast } from '@seduh/ui';
import type { FormEvent } from 'react';
import { LEAVING } from '../../lib/useSubmit';
import { AccountForm, NewPasswordField } from '../AccountForm';
import { missingIn, useFormSubmit } from '../useFormSubmit';

export interface NewPasswordFormProps {
  /** The token of the mailed link. */
  token: string;
  /** Called after the password was set. */
  onReset: () => void;
  /** Called with the server's words where the link works no more. */
  onExpired: (msg: string) => void;
}

const asks = { newPassword: 'Add a new password.', confirmPassword: 'Type it once more.' };

/** The new password, twice. */
export function NewPasswordForm({ token, onReset, onExpired }: NewPasswordFormProps) {
  const errorsOf = ({ code, msg, fields }: ApiError) => {
    if (code !== 'LINK_EXPIRED' && !fields.token) return undefined;
    onExpired(msg);
    return {};
  };
  const empty = { newPassword: '', confirmPassword: '' };
  const { frame, values, control, submitForm } = useFormSubmit(empty, errorsOf);

  const submit = (event: FormEvent) => {
    const differ =
      values.newPassword === values.confirmPassword ? null : { confirmPassword: 'The two passwords differ' };
    submitForm(event, missingIn(values, asks) ?? differ, async () => {
      toast.success(await resetPassword({ token, ...values }));
      onReset();
      return LEAVING;
    });
  };

  return (
    <AccountForm {...frame} className="reset-form" button="Save Change" onSubmit={submit}>
      <NewPasswordField {...control('newPassword')} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        {...control('confirmPassword')}
      />
    </AccountForm>
  );
}
