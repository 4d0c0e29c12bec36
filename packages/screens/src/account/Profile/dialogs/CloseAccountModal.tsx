import { closeAccount } from '@seduh/api-client';
import { Banner, ConfirmModal, toast } from '@seduh/ui';
import { type FormEvent, useRef, useState } from 'react';
import { LEAVING, useSubmit } from '../../../lib/useSubmit';
import { useWords } from '../../../lib/words/words';
import { CurrentPasswordField } from '../../AccountForm';
import { LoginAgain } from '../../provider';
import type { LogOutProps } from '../../useLogOut';
import { accountWords } from '../../words';
import { profileDialogWords } from './words';

export interface CloseAccountModalProps extends Pick<LogOutProps, 'onLeaving'> {
  /** False where the account has no password to name. */
  hasPassword: boolean;
  /** Called after the account was closed. */
  onClosed: () => void;
  onCancel: () => void;
}

/** Asks before an account ends for good, and for its password. Its code comes with the question. */
export default function CloseAccountModal({ hasPassword, onLeaving, onClosed, onCancel }: CloseAccountModalProps) {
  const m = useWords(profileDialogWords);
  const { addPassword } = useWords(accountWords);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ field?: string; form?: string; again?: boolean }>({});
  const { submit, busy } = useSubmit();
  const field = useRef<HTMLInputElement>(null);

  const confirm = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    if (hasPassword && !password) {
      setProblem({ field: addPassword });
      field.current?.focus();
      return;
    }
    setProblem({});
    await submit(
      async () => {
        await closeAccount(password, onLeaving);
        toast.success(m.closed);
        onClosed();
        return LEAVING;
      },
      ({ code, msg }) => {
        toast.error(msg);
        const isPassword = code === 'WRONG_PASSWORD';
        setProblem(isPassword ? { field: msg } : { form: msg, again: code === 'REAUTH_REQUIRED' });
        if (isPassword) field.current?.focus();
      },
    );
  };

  return (
    <ConfirmModal
      open
      onOpenChange={onCancel}
      title={m.close}
      text={m.closeText}
      yesLabel={m.yesClose}
      noLabel={m.keep}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <form className="prof-dialog" method="post" noValidate onSubmit={(event) => void confirm(event)}>
        {hasPassword && (
          <CurrentPasswordField
            ref={field}
            name="password"
            required
            value={password}
            error={problem.field}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {problem.form && <Banner tone="bad">{problem.form}</Banner>}
        {problem.again && <LoginAgain />}
      </form>
    </ConfirmModal>
  );
}
