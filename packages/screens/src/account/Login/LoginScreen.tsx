import { ApiError, login } from '@seduh/api-client';
import { Banner, Link } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { lazyPart } from '../../lib/lazy/lazyPart';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/words';
import { AccountForm, CurrentPasswordField, EmailField } from '../AccountForm';
import { AuthFrame } from '../AuthFrame';
import { useFormSubmit } from '../useFormSubmit';
import { accountWords } from '../words';
import type { LoginCodeProps } from './code/LoginCode';
import { PasskeyLogin } from './PasskeyLogin';
import { greet, useProviderReturn } from './useProviderReturn';

export interface LoginScreenProps {
  /** Fills the email in, after signing up. */
  email?: string | undefined;
  /** The password that was just typed there. */
  password?: string | undefined;
  /** How a login over the shop's provider ended, as the server says it in the address; null for who was not there. */
  outcome: string | null;
}

/** Where somebody with an account comes in. */
export function LoginScreen({ outcome, ...form }: LoginScreenProps) {
  const m = useWords(accountWords);
  const { busy, problem } = useProviderReturn(outcome);
  return (
    <AuthFrame
      title={m.login}
      greeting={m.loginGreeting}
      motto={m.loginMotto}
      google={m.loginGoogle}
      other={{ text: m.newHere, label: m.signUp, href: paths.register }}
    >
      {busy && <Banner>{m.googleSaysYes}</Banner>}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <LoginForm {...form} />
      <PasskeyLogin />
    </AuthFrame>
  );
}

/** Staff with a second factor alone see it, once their password is right. */
const loginCode = lazyPart<LoginCodeProps>(() => import('./code/LoginCode'));

const errorsOf = ({ code, msg }: ApiError) => {
  if (code === 'WRONG_CREDENTIALS') return { password: msg };
  return code === 'WRONG_CODE' ? { code: msg } : undefined;
};

/** Email and password, and for who has a second factor its code. Whoever follows the session sees the login. */
function LoginForm({ email: known = '', password: typed = '' }: Omit<LoginScreenProps, 'outcome'>) {
  const m = useWords(accountWords);
  const { frame, values, control, submitForm } = useFormSubmit({ email: known, password: typed, code: '' }, errorsOf);
  const [asksCode, setAsksCode] = useState(false);

  const submit = (event: FormEvent) => {
    const email = values.email.trim();
    const { password } = values;
    const code = values.code.trim();
    const missing = {
      email: email ? undefined : m.addEmail,
      password: password ? undefined : m.addPassword,
      code: asksCode && !code ? m.required : undefined,
    };
    submitForm(event, missing, async () => {
      try {
        greet(await login(asksCode ? { email, password, code } : { email, password }), m);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CODE_REQUIRED') throw error;
        await loginCode.load();
        setAsksCode(true);
      }
    });
  };

  if (asksCode) {
    return (
      <AccountForm {...frame} className="auth-fields" button={m.login} onSubmit={submit}>
        <loginCode.Part control={control('code')} onBack={() => setAsksCode(false)} />
      </AccountForm>
    );
  }

  return (
    <AccountForm {...frame} className="auth-fields" button={m.login} onSubmit={submit}>
      <EmailField {...control('email')} autoComplete="username webauthn" />
      <CurrentPasswordField {...control('password')} />
      <Link className="sd-link" href={paths.resetPassword}>
        {m.forgot}
      </Link>
    </AccountForm>
  );
}
