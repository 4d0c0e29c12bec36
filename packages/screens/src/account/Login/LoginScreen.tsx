import { type ApiError, login } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, Button, Link, PasswordField, TextField } from '@seduh/ui';
import type { FormEvent } from 'react';
import { paths } from '../../lib/paths';
import type { FormErrors } from '../../lib/useSubmit';
import { AuthFrame } from '../AuthFrame';
import { useFormSubmit } from '../useFormSubmit';
import { greet, useProviderReturn } from './useProviderReturn';

interface LoginFormProps {
  /** Fills the email in, after signing up. */
  email?: string | undefined;
  /** The password that was just typed there. */
  password?: string | undefined;
}

export interface LoginScreenProps extends LoginFormProps {
  /** How a login over the shop's provider ended, as the server says it in the address; null for who was not there. */
  outcome: string | null;
}

const other = { text: 'New here? The member card is free.', label: 'Sign Up', href: paths.register };

/** Where somebody with an account comes in. */
export function LoginScreen({ outcome, ...form }: LoginScreenProps) {
  const { busy, problem } = useProviderReturn(outcome);
  return (
    <AuthFrame
      title="Login"
      greeting="Good to see you again."
      motto={['The water is', 'already hot.']}
      google="Login with Google"
      other={other}
    >
      {busy && <Banner>One moment. Google says it is you.</Banner>}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <LoginForm {...form} />
    </AuthFrame>
  );
}

/** What the server said, placed where it belongs; no connection and too many tries concern no field. */
function errorsOf({ code, msg, fields }: ApiError): FormErrors<'email' | 'password'> {
  if (code === 'WRONG_CREDENTIALS') return { password: msg };
  if (code === 'VALIDATION')
    return Object.keys(fields).length > 0 ? { email: fields.email, password: fields.password } : { form: msg };
  return { form: msg };
}

/** Email and password. Whoever follows the session sees the login. */
function LoginForm({ email: known = '', password: typed = '' }: LoginFormProps) {
  const { form, busy, values, errors, control, submitForm } = useFormSubmit(
    { email: known, password: typed },
    errorsOf,
  );

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
    <form ref={form} className="auth-fields" method="post" noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={LIMITS.email}
        {...control('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        maxLength={LIMITS.passwordMax}
        {...control('password')}
      />
      <Link className="link" href={paths.resetPassword}>
        Forgot Password
      </Link>
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      <Button type="submit" size="lg" block loading={busy}>
        Login
      </Button>
    </form>
  );
}
