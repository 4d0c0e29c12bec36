import { type ApiError, register } from '@seduh/api-client';
import type { RegisterBody } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, PasswordField, TextField, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths';
import type { FormErrors } from '../../lib/useSubmit';
import { AuthFrame } from '../AuthFrame';
import { useFormSubmit } from '../useFormSubmit';
import { usePasswordStrength } from '../passwordStrength';

export interface SignUpScreenProps {
  /** Called once the account is there, with its email and password. */
  onRegistered: (email: string, password: string) => void;
}

const other = { text: 'Already one of us?', label: 'Login', href: paths.login };

/** Where an account is made. */
export function SignUpScreen(props: SignUpScreenProps) {
  return (
    <AuthFrame
      title="Sign Up"
      greeting="Your first coupon is waiting."
      motto={['Pull up', 'a chair.']}
      google="Sign up with Google"
      other={other}
    >
      <SignUpForm {...props} />
    </AuthFrame>
  );
}

/** Email, password, phone: all three, or no call is made. */
function SignUpForm({ onRegistered }: SignUpScreenProps) {
  const [working, setWorking] = useState(false);
  const empty = { email: '', password: '', phone: '' };
  const { form, busy, values: body, errors, control, submitForm } = useFormSubmit(empty, refusedInput);
  const strength = usePasswordStrength(body.password);

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

type SignUpField = keyof RegisterBody;

/** Messages by field, and one for the whole form, shown above its button. */
type SignUpErrors = FormErrors<SignUpField>;

const asks: Record<SignUpField, string> = {
  email: 'Add your email. The receipt goes there.',
  password: 'Add a password.',
  phone: 'Add your phone. We call only when the rider is lost.',
};

/** What is missing before any call is made; null when nothing is. */
function missingInput(body: RegisterBody): SignUpErrors | null {
  const empty = (Object.keys(asks) as SignUpField[]).filter((field) => body[field].trim() === '');
  if (empty.length === 0) return null;
  return { ...Object.fromEntries(empty.map((field) => [field, asks[field]])), form: MESSAGES.required };
}

/** What the server said, placed where it belongs. */
function refusedInput({ code, msg, fields }: ApiError): SignUpErrors {
  if (code === 'EMAIL_TAKEN') return { email: msg };
  if (code === 'PHONE_TAKEN') return { phone: msg };
  // what stands at a field is not said again above the button; that something is empty always is
  const isSaid = code === 'VALIDATION' && Object.values(fields).includes(msg) && msg !== MESSAGES.required;
  return isSaid ? fields : { ...fields, form: msg };
}
