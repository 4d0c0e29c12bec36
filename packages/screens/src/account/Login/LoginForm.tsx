import { type ApiError, login } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, TextField } from '@seduh/ui';
import type { FormEvent, ReactNode } from 'react';
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
      {forgot}
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      <Button type="submit" size="lg" block loading={busy}>
        Login
      </Button>
    </form>
  );
}
