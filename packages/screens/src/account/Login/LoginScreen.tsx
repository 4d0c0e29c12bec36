import { type ApiError, login } from '@seduh/api-client';
import { Banner, Link } from '@seduh/ui';
import type { FormEvent } from 'react';
import { paths } from '../../lib/paths';
import { AccountForm, CurrentPasswordField, EmailField } from '../AccountForm';
import { AuthFrame } from '../AuthFrame';
import { useFormSubmit } from '../useFormSubmit';
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
  const { busy, problem } = useProviderReturn(outcome);
  return (
    <AuthFrame
      title="Login"
      greeting="Good to see you again."
      motto={['The water is', 'already hot.']}
      google="Login with Google"
      other={{ text: 'New here? The member card is free.', label: 'Sign Up', href: paths.register }}
    >
      {busy && <Banner>One moment. Google says it is you.</Banner>}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <LoginForm {...form} />
    </AuthFrame>
  );
}

const errorsOf = ({ code, msg }: ApiError) => (code === 'WRONG_CREDENTIALS' ? { password: msg } : undefined);

/** Email and password. Whoever follows the session sees the login. */
function LoginForm({ email: known = '', password: typed = '' }: Omit<LoginScreenProps, 'outcome'>) {
  const { frame, values, control, submitForm } = useFormSubmit({ email: known, password: typed }, errorsOf);

  const submit = (event: FormEvent) => {
    const email = values.email.trim();
    const { password } = values;
    const missing = {
      email: email ? undefined : 'Add your email.',
      password: password ? undefined : 'Add your password.',
    };
    submitForm(event, missing, async () => greet(await login({ email, password })));
  };

  return (
    <AccountForm {...frame} className="auth-fields" button="Login" onSubmit={submit}>
      <EmailField {...control('email')} />
      <CurrentPasswordField {...control('password')} />
      <Link className="sd-link" href={paths.resetPassword}>
        Forgot Password
      </Link>
    </AccountForm>
  );
}
