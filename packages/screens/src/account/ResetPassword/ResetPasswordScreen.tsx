import { GlassIllustration } from '@seduh/ui';
import { useState } from 'react';
import { PageTitle } from '../../lib/page/PageTitle';
import { ForgotForm } from './ForgotForm';
import { NewPasswordForm } from './NewPasswordForm';
import './ResetPassword.css';

export interface ResetPasswordScreenProps {
  /** The token of a mailed link; null for who is here without one. */
  token: string | null;
  /** Called after the new password was set. */
  onReset: () => void;
}

const texts = {
  ask: { title: 'Forgot your password?', lead: 'Tell us your email and we send a link to make a new one.' },
  set: { title: 'Make a new password', lead: 'Every device is logged out. Then you log in with this one.' },
};

/** A way back in: first a mail, then, with the link in it, a new password. */
export function ResetPasswordScreen({ token, onReset }: ResetPasswordScreenProps) {
  // what the server said of a link that works no more
  const [refusal, setRefusal] = useState<string>();
  const isSetting = token !== null && refusal === undefined;
  const { title, lead } = isSetting ? texts.set : texts.ask;

  return (
    <div className="wrap narrow reset">
      <PageTitle>{title}</PageTitle>
      <GlassIllustration className="reset-glass" scene="lidded" width="88" />
      <h1 className="display t-1">{title}</h1>
      <p className="lead reset-lead">{lead}</p>
      {isSetting ? (
        <NewPasswordForm token={token} onReset={onReset} onExpired={setRefusal} />
      ) : (
        <ForgotForm notice={refusal} />
      )}
    </div>
  );
}
