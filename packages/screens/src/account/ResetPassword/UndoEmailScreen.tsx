import { undoEmail } from '@seduh/api-client';
import { Banner } from '@seduh/ui';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm';
import { EmailLink, type EmailLinkProps } from './EmailLink';

export interface UndoEmailScreenProps
  extends Pick<EmailLinkProps<unknown>, 'token'>, Pick<NewPasswordFormProps, 'onReset'> {
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
        <>
          <Banner tone="ok">{`Your email is ${email} again, and every device is logged out. Now choose a new password.`}</Banner>
          <NewPasswordForm token={resetToken} onReset={onReset} onExpired={onExpired} />
        </>
      )}
    />
  );
}
