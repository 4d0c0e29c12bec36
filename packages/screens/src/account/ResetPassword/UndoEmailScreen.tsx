import { undoEmail } from '@seduh/api-client';
import { Banner } from '@seduh/ui';
import { NewPasswordForm } from './NewPasswordForm';
import { EmailLink } from './EmailLink';

export interface UndoEmailScreenProps {
  /** The token of the mailed link; null for who is here without one. */
  token: string | null;
  /** Called after a new password was set. */
  onReset: () => void;
  /** Called where the new password took too long: the mail for another link is asked for elsewhere. */
  onExpired: () => void;
}

/** Where an account is taken back from whoever changed its email. */
export function UndoEmailScreen({ token, onReset, onExpired }: UndoEmailScreenProps) {
  return (
    <EmailLink
      token={token}
      title="Take your account back"
      lead="Somebody changed the email of your account. If that was not you, bring yours back: every device is logged out, and you choose a new password."
      button="Bring my email back"
      act={undoEmail}
      done={({ email, reset_token: resetToken }) => (
        <div className="reset-form reset-lead">
          <Banner tone="ok">{`Your email is ${email} again, and every device is logged out. Now choose a new password.`}</Banner>
          <NewPasswordForm token={resetToken} onReset={onReset} onExpired={onExpired} />
        </div>
      )}
    />
  );
}
