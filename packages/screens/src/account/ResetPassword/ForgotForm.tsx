import { ApiError, forgotPassword } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, Button, TextField, toast } from '@seduh/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useFirstWrong } from '../../lib/useFirstWrong';
import { ResendLink } from './ResendLink';
import { keepSentLink, readSentLink } from './sentLink';
import { useSecondsLeft } from './useSecondsLeft';

export interface ForgotFormProps {
  /** Why somebody with a link is here all the same. */
  notice?: string;
}

interface Errors {
  email?: string;
  form?: string;
}

/** Asks for the mail, and again when it does not come. */
export function ForgotForm({ notice }: ForgotFormProps) {
  const [sent, setSent] = useState(readSentLink);
  const [email, setEmail] = useState(sent?.email ?? '');
  const [answer, setAnswer] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState<'send' | 'resend' | null>(null);
  const left = useSecondsLeft(sent);
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, errors);

  const send = async (to: string, by: 'send' | 'resend') => {
    if (busy) return;
    setErrors({});
    setBusy(by);
    try {
      const msg = await forgotPassword({ email: to });
      const next = { email: to, at: Date.now() };
      keepSentLink(next);
      setSent(next);
      setAnswer(msg);
      toast.success(msg);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      setErrors(error.fields.email ? { email: error.fields.email } : { form: error.msg });
    } finally {
      setBusy(null);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    if (!to) setErrors({ email: 'Add your email.' });
    else if (left > 0 && to === sent?.email)
      setErrors({ email: 'A link is on its way there. Resend Link works at 00:00.' });
    else void send(to, 'send');
  };

  return (
    <>
      {notice && !answer && <Banner tone="bad">{notice}</Banner>}
      <form ref={form} className="reset-form" method="post" noValidate onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          maxLength={LIMITS.email}
          required
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        {answer && !errors.form && <Banner tone="ok">{answer}</Banner>}
        <Button type="submit" size="lg" block loading={busy === 'send'}>
          Send
        </Button>
      </form>
      {sent && <ResendLink left={left} busy={busy === 'resend'} onResend={() => void send(sent.email, 'resend')} />}
    </>
  );
}
