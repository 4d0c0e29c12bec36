import { undoEmail } from '@seduh/api-client';
import { Banner } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { accountWords } from '../words';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm';
import { EmailLink, type EmailLinkProps } from './EmailLink';

export interface UndoEmailScreenProps
  extends Pick<EmailLinkProps<unknown>, 'token'>, Pick<NewPasswordFormProps, 'onReset'> {
  /** Called where the new password took too long: the mail for another link is asked for elsewhere. */
  onExpired: () => void;
}

/** Where an account is taken back from whoever changed its email. */
export function UndoEmailScreen({ token, onReset, onExpired }: UndoEmailScreenProps) {
  const m = useWords(accountWords);
  return (
    <EmailLink
      token={token}
      title={m.undoTitle}
      lead={m.undoLead}
      button={m.undo}
      act={undoEmail}
      done={({ email, reset_token: resetToken }) => (
        <>
          <Banner tone="ok">{m.undone(email)}</Banner>
          <NewPasswordForm token={resetToken} onReset={onReset} onExpired={onExpired} />
        </>
      )}
    />
  );
}
