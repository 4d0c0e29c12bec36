import { forgotPassword } from '@seduh/api-client';
import { Banner, Button, GlassIllustration, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { PageTitle } from '../../lib/page/PageTitle';
import { usePersisted } from '../../lib/persisted';
import { useWords } from '../../lib/words/words';
import { AccountForm, EmailField } from '../AccountForm';
import { useFormSubmit } from '../useFormSubmit';
import { accountWords } from '../words';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm';
import { formatLeft, sentLink, useSecondsLeft } from './sentLink';
import './ResetPassword.css';

export interface ResetPasswordScreenProps extends Pick<NewPasswordFormProps, 'onReset'> {
  /** The token of a mailed link; null for who is here without one. */
  token: string | null;
}

/** A way back in: first a mail, then, with the link in it, a new password. */
export function ResetPasswordScreen({ token, onReset }: ResetPasswordScreenProps) {
  const m = useWords(accountWords);
  // what the server said of a link that works no more
  const [refusal, setRefusal] = useState<string>();
  const isSetting = token !== null && refusal === undefined;
  const title = isSetting ? m.setTitle : m.forgotTitle;

  return (
    <div className="sd-wrap sd-narrow reset">
      <PageTitle>{title}</PageTitle>
      <GlassIllustration className="reset-glass" scene="lidded" width="88" />
      <h1 className="sd-display sd-t-1">{title}</h1>
      <p className="sd-lead reset-lead">{isSetting ? m.setLead : m.forgotLead}</p>
      {isSetting ? (
        <NewPasswordForm token={token} onReset={onReset} onExpired={setRefusal} />
      ) : (
        <ForgotForm notice={refusal} />
      )}
    </div>
  );
}

/** Asks for the mail, and again when it does not come. @param notice why somebody with a link is here all the same */
function ForgotForm({ notice }: { notice: string | undefined }) {
  const m = useWords(accountWords);
  const [sent, setSent] = usePersisted(sentLink);
  const [isAnswered, setAnswered] = useState(false);
  const left = useSecondsLeft(sent);
  const { frame, busyWith, values, control, send, submitForm } = useFormSubmit({ email: sent?.email ?? '' });

  const askFor = (to: string) => async () => {
    await forgotPassword({ email: to });
    setSent({ email: to, at: Date.now() });
    setAnswered(true);
    toast.success(m.sent);
  };
  const submit = (event: FormEvent) => {
    const to = values.email.trim();
    const isOnItsWay = left > 0 && to === sent?.email;
    const wrong = isOnItsWay ? m.onItsWay : m.addEmail;
    submitForm(event, to && !isOnItsWay ? null : { email: wrong }, askFor(to));
  };

  return (
    <>
      {notice && !isAnswered && <Banner tone="bad">{notice}</Banner>}
      <AccountForm {...frame} className="reset-form" button={m.send} busy={busyWith === true} onSubmit={submit}>
        <EmailField {...control('email')} />
        {isAnswered && !frame.problem && <Banner tone="ok">{m.sent}</Banner>}
      </AccountForm>
      {sent && (
        <ResendLink left={left} busy={busyWith === 'resend'} onResend={() => send(askFor(sent.email), 'resend')} />
      )}
    </>
  );
}

interface ResendLinkProps {
  /** Seconds until another link may be asked for. */
  left: number;
  busy: boolean;
  onResend: () => void;
}

/** The wait for a mail, and what to do when it is over. */
function ResendLink({ left, busy, onResend }: ResendLinkProps) {
  const m = useWords(accountWords);
  return (
    <section aria-label={m.noMail}>
      <hr className="sd-rule-dash reset-rule" />
      <p>{m.noLink}</p>
      <p className="sd-display sd-t-2 sd-num reset-timer" role="timer">
        {formatLeft(left)}
      </p>
      <Button variant="line" block disabled={left > 0} loading={busy} onClick={onResend}>
        {m.resend}
      </Button>
      {/* the figure changes silently, its end does not */}
      <p className="sd-sr" role="status">
        {left === 0 && m.resendNow}
      </p>
    </section>
  );
}
