import { type ApiError, changePassword } from '@seduh/api-client';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, Modal, PasswordField, toast } from '@seduh/ui';
import { type FormEvent, useId, useState } from 'react';
import { LoginAgain } from '../provider';
import { type FormErrors, type Submit, useSubmit } from '../../lib/useSubmit';
import { useFormSubmit } from '../useFormSubmit';
import { usePasswordStrength } from '../passwordStrength';

interface Account {
  /** For the browser's own list of passwords. */
  email: string;
  /** False where the account has only been reached over a provider so far: then there is no old one to name. */
  hasPassword: boolean;
}

export interface PasswordModalProps extends Account {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the old password and a new one. Its code comes with the first press. */
export default function PasswordModal({ open, onOpenChange, ...account }: PasswordModalProps) {
  const sending = useSubmit();
  const { busy } = sending;
  const formId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
      title="Edit Password"
      description="Every other device of yours is logged out, this one stays."
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            Save Change
          </Button>
        </>
      }
    >
      {/* in the dialog's content, so that what was typed is gone with it */}
      <PasswordForm {...account} id={formId} sending={sending} onDone={() => onOpenChange(false)} />
    </Modal>
  );
}

interface PasswordFormProps extends Account {
  /** The form's id, for the button outside it. */
  id: string;
  /** Sends the change; shared with the button outside. */
  sending: Submit;
  /** Called after the password was changed. */
  onDone: () => void;
}

type Errors = FormErrors<'old_password' | 'new_password'>;

/** What the server said, placed where it belongs. */
function errorsOf({ code, msg, fields }: ApiError): Errors {
  if (code === 'WRONG_PASSWORD') return { old_password: msg };
  const { old_password, new_password } = fields;
  return old_password || new_password ? { old_password, new_password } : { form: msg };
}

/** The old password and a new one. */
function PasswordForm({ id, email, hasPassword, sending, onDone }: PasswordFormProps) {
  // what is said where the login is too long ago, and there is no old password to give instead
  const [loginTooOld, setLoginTooOld] = useState<string | null>(null);
  const refused = (error: ApiError) => {
    if (error.code !== 'REAUTH_REQUIRED') return errorsOf(error);
    setLoginTooOld(error.msg);
    return {};
  };
  const empty = { old_password: '', new_password: '' };
  const { form, values, errors, control, submitForm } = useFormSubmit(empty, refused, sending);
  const strength = usePasswordStrength(values.new_password);

  const submit = (event: FormEvent) => {
    const missing: Errors = {};
    if (hasPassword && !values.old_password) missing.old_password = 'Add your old password.';
    if (!values.new_password) missing.new_password = 'Add a new password.';
    if (Object.keys(missing).length > 0) missing.form = MESSAGES.required;
    if (!sending.busy) setLoginTooOld(null);
    submitForm(event, missing, async () => {
      toast.success(await changePassword(values));
      onDone();
    });
  };

  return (
    <form ref={form} id={id} className="prof-dialog" method="post" noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label="Old password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          {...control('old_password')}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        strength={strength}
        {...control('new_password')}
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
