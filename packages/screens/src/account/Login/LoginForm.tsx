import { ApiError, login } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, TextField, toast } from '@seduh/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useFormErrors } from '../useFormErrors';
import { greet } from './greet';

export interface LoginFormProps {
  /** Fills the email in, after signing up. */
  email?: string | undefined;
  /** The password that was just typed there. */
  password?: string | undefined;
}

interface Errors {
  email?: string;
  password?: string;
  /** Concerns no field: no connection, too many tries. */
  form?: string;
}

/** What the server said, placed where it belongs. */
function errorsOf({ code, msg, fields }: ApiError): Errors {
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
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, correct } = useFormErrors<'email' | 'password'>(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!email.trim() || !password) {
      setErrors({
        email: email.trim() ? undefined : 'Add your email.',
        password: password ? undefined : 'Add your password.',
      });
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      greet(await login({ email: email.trim(), password }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      setErrors(errorsOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} className="auth-fields" method="post" noValidate onSubmit={(event) => void submit(event)}>
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
