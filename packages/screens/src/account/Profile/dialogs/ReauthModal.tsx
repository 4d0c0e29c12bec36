import { Button, Modal } from '@seduh/ui';
import { type FormEvent, useId, useState } from 'react';
import { CurrentPasswordField } from '../../AccountForm';
import { useWords } from '../../../lib/words/words';
import { LoginAgain } from '../../provider';
import { accountWords } from '../../words';
import { profileDialogWords } from './words';

export interface ReauthModalProps {
  /** False where the account has no password to give. */
  hasPassword: boolean;
  /** What was wrong with the password given last. */
  error: string | undefined;
  busy: boolean;
  onPassword: (password: string) => void;
  /** Called right before the shop is left for the provider's login. */
  onLeave: () => void;
  onCancel: () => void;
}

/** Asks whether it is the owner who changes what gives an account away. Its code comes with the question. */
export default function ReauthModal({ hasPassword, error, busy, onPassword, onLeave, onCancel }: ReauthModalProps) {
  const m = useWords(profileDialogWords);
  const { addPassword } = useWords(accountWords);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string>();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(password ? undefined : addPassword);
    if (password) onPassword(password);
  };

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onCancel}
      title={m.isItYou}
      description={m.why(hasPassword)}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onCancel}>
            {m.cancel}
          </Button>
          {hasPassword && (
            <Button type="submit" form={formId} loading={busy}>
              {m.goOn}
            </Button>
          )}
        </>
      }
    >
      {hasPassword ? (
        <form id={formId} className="prof-dialog" method="post" noValidate onSubmit={submit}>
          <CurrentPasswordField
            name="password"
            required
            value={password}
            error={missing ?? error}
            onChange={(event) => {
              setMissing(undefined);
              setPassword(event.target.value);
            }}
          />
        </form>
      ) : (
        <div className="prof-dialog">
          <LoginAgain onLeave={onLeave} />
        </div>
      )}
    </Modal>
  );
}
