import { type ApiError, changePassword } from '@seduh/api-client';
import { Banner, Button, Modal, toast } from '@seduh/ui';
import { type FormEvent, useId, useState } from 'react';
import { AccountForm, CurrentPasswordField, NewPasswordField } from '../../AccountForm';
import { LoginAgain } from '../../provider';
import { type Submit, useSubmit } from '../../../lib/useSubmit';
import { useWords } from '../../../lib/words/words';
import { missingIn, useFormSubmit } from '../../useFormSubmit';
import { accountWords } from '../../words';
import { profileDialogWords } from './words';

interface Account {
  /** For the browser's own list of passwords. */
  email: string;
  /** What the account is called, and its phone: a password made of them is not called strong. */
  name: string | null;
  phone: string | null;
  /** False where the account has only been reached over a provider so far: then there is no old one to name. */
  hasPassword: boolean;
}

export interface PasswordModalProps extends Account {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the old password and a new one. Its code comes with the first press. */
export default function PasswordModal({ open, onOpenChange, ...account }: PasswordModalProps) {
  const m = useWords(profileDialogWords);
  const sending = useSubmit();
  const { busy } = sending;
  const formId = useId();
  return (
    <Modal
      open={open}
      busy={busy}
      onOpenChange={onOpenChange}
      title={m.editPassword}
      description={m.othersLeave}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={() => onOpenChange(false)}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {m.save}
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

/** The old password and a new one. */
function PasswordForm({ id, email, name, phone, hasPassword, sending, onDone }: PasswordFormProps) {
  const m = useWords(profileDialogWords);
  const { addNewPassword, required } = useWords(accountWords);
  // what is said where the login is too long ago, and there is no old password to give instead
  const [loginTooOld, setLoginTooOld] = useState<string | null>(null);
  const errorsOf = ({ code, msg }: ApiError) => {
    if (code === 'WRONG_PASSWORD') return { old_password: msg };
    if (code !== 'REAUTH_REQUIRED') return undefined;
    setLoginTooOld(msg);
    return {};
  };
  const empty = { old_password: '', new_password: '' };
  const { frame, values, control, submitForm } = useFormSubmit(empty, errorsOf, sending);

  const submit = (event: FormEvent) => {
    const asks = { new_password: addNewPassword };
    const missing = missingIn(values, hasPassword ? { ...asks, old_password: m.addOldPassword } : asks, required);
    if (!sending.busy) setLoginTooOld(null);
    submitForm(event, missing, async () => {
      await changePassword(values);
      toast.success(m.changed);
      onDone();
    });
  };

  return (
    <AccountForm {...frame} id={id} className="prof-dialog" onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && <CurrentPasswordField label={m.oldPassword} {...control('old_password')} />}
      <NewPasswordField owner={{ email, name, phone }} {...control('new_password')} />
      {loginTooOld !== null && (
        <>
          <Banner tone="bad">{loginTooOld}</Banner>
          <LoginAgain />
        </>
      )}
    </AccountForm>
  );
}
