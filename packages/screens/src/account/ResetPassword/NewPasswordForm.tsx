import { type ApiError, resetPassword } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { PasswordField, toast } from '@seduh/ui';
import type { FormEvent } from 'react';
import { LEAVING } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { AccountForm, NewPasswordField } from '../AccountForm';
import { missingIn, useFormSubmit } from '../useFormSubmit';
import { accountWords } from '../words';

export interface NewPasswordFormProps {
  /** The token of the mailed link. */
  token: string;
  /** Called after the password was set. */
  onReset: () => void;
  /** Called with the server's words where the link works no more. */
  onExpired: (msg: string) => void;
}

/** The new password, twice. */
export function NewPasswordForm({ token, onReset, onExpired }: NewPasswordFormProps) {
  const m = useWords(accountWords);
  const errorsOf = ({ code, msg, fields }: ApiError) => {
    if (code !== 'LINK_EXPIRED' && !fields.token) return undefined;
    onExpired(msg);
    return {};
  };
  const empty = { newPassword: '', confirmPassword: '' };
  const { frame, values, control, submitForm } = useFormSubmit(empty, errorsOf);

  const submit = (event: FormEvent) => {
    const asks = { newPassword: m.addNewPassword, confirmPassword: m.onceMore };
    const differ = values.newPassword === values.confirmPassword ? null : { confirmPassword: m.differ };
    submitForm(event, missingIn(values, asks, m.required) ?? differ, async () => {
      await resetPassword({ token, ...values });
      toast.success(m.passwordSet);
      onReset();
      return LEAVING;
    });
  };

  return (
    <AccountForm {...frame} className="reset-form" button={m.save} onSubmit={submit}>
      <NewPasswordField {...control('newPassword')} />
      <PasswordField
        label={m.confirmPassword}
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        {...control('confirmPassword')}
      />
    </AccountForm>
  );
}
