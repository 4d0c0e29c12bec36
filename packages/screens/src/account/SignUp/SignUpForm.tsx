import { register } from '@seduh/api-client';
import type { RegisterBody } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, TextField, toast } from '@seduh/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useFormSubmit } from '../useFormSubmit';
import { usePasswordStrength } from '../usePasswordStrength';
import { missingInput, refusedInput, type SignUpField } from './signUp';

export interface SignUpFormProps {
  /** Called once the account is there, with its email and password. */
  onRegistered: (email: string, password: string) => void;
}

/** Email, password, phone: all three, or no call is made. */
export function SignUpForm({ onRegistered }: SignUpFormProps) {
  const [body, setBody] = useState<RegisterBody>({ email: '', password: '', phone: '' });
  const [working, setWorking] = useState(false);
  const strength = usePasswordStrength(body.password);
  const { form, busy, errors, correct, submitForm } = useFormSubmit(refusedInput);

  const submit = (event: FormEvent) =>
    submitForm(event, missingInput(body), async () => {
      const email = body.email.trim();
      try {
        await register({ ...body, email, phone: body.phone.trim() }, () => setWorking(true));
      } finally {
        setWorking(false);
      }
      toast.success(MESSAGES.registerSuccess);
      onRegistered(email, body.password);
    });

  const control = (name: SignUpField) => ({
    name,
    required: true,
    value: body[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setBody({ ...body, [name]: target.value });
      correct(name);
    },
  });

  return (
    <form ref={form} className="auth-fields" method="post" noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={LIMITS.email}
        {...control('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        strength={strength}
        {...control('password')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" inputMode="tel" placeholder="+62" {...control('phone')} />
      {working && <Banner>One moment. Many people sign up from here just now.</Banner>}
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      <Button type="submit" size="lg" block loading={busy}>
        Sign Up
      </Button>
    </form>
  );
}
