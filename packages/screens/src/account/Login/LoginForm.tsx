import { type ApiError, login } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, TextField } from '@seduh/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { FormErrors } from '../../lib/useSubmit';
import { useFormSubmit } from '../useFormSubmit';
import { greet } from './useProviderReturn';

export interface LoginFormProps {
  /** Fills the email in, after signing up. */
  email?: string | undefined;
  /** The password that was just typed there. */
  password?: string | undefined;
}

/** What the server said, placed where it belongs; no connection and too many tries concern no field. */
function errorsOf({ code, msg, fields }: ApiError): FormErrors<'email' | 'password'> {
  if (code === 'WRONG_CREDENTIALS') return { password: msg };
  if (code === 'VALIDATION')
    return Object.keys(fields).length > 0 ? { email: fields.email, password: fields.password } : { form: msg };
  return { form: msg };
}

/**
 * Email and password. Whoever follows the session sees the login. `forgot` stands between the fields and the button.
 */
export function LoginForm({ email: known = '', password: typed = '', forgot }: LoginFormProps & { forgot: ReactNode }) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState(typed);
  const { form, busy, errors, correct, submitForm } = useFormSubmit(errorsOf);

  const submit = (event: FormEvent) => {
    const missing = {
      email: email.trim() ? undefined : 'Add your email.',
      password: password ? undefined : 'Add your password.',
    };
    submitForm(event, missing, async () => greet(await login({ email: email.trim(), password })));
  };

  return (
    <form ref={form} className="auth-fields" method="post" noValidate onSubmit={submit}>
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
        onChange={(event) => {
          setEmail(event.target.value);
          correct('email');
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={LIMITS.passwordMax}
        required
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.target.value);
          correct('password');
        }}
      />
      {forgot}
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      <Button type="submit" size="lg" block loading={busy}>
        Login
      </Button>
    </form>
  );
}
