import { type ApiError, register } from '@seduh/api-client';
import type { RegisterBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { Banner, TextField, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths';
import type { FormErrors } from '../../lib/useSubmit';
import { AccountForm, EmailField, NewPasswordField } from '../AccountForm';
import { AuthFrame } from '../AuthFrame';
import { missingIn, useFormSubmit } from '../useFormSubmit';

export interface SignUpScreenProps {
  /** Called once the account is there, with its email and password. */
  onRegistered: (email: string, password: string) => void;
}

/** Where an account is made. */
export function SignUpScreen(props: SignUpScreenProps) {
  return (
    <AuthFrame
      title="Sign Up"
      greeting="Your first coupon is waiting."
      motto={['Pull up', 'a chair.']}
      google="Sign up with Google"
      other={{ text: 'Already one of us?', label: 'Login', href: paths.login }}
    >
      <SignUpForm {...props} />
    </AuthFrame>
  );
}

/** Email, password, phone: all three, or no call is made. */
function SignUpForm({ onRegistered }: SignUpScreenProps) {
  const [working, setWorking] = useState(false);
  const empty = { email: '', password: '', phone: '' };
  const { frame, values, control, submitForm } = useFormSubmit(empty, errorsOf);

  const submit = (event: FormEvent) => {
    const { password } = values;
    const [email, phone] = [values.email.trim(), values.phone.trim()];
    submitForm(event, missingIn({ email, password: password.trim(), phone }, asks), async () => {
      try {
        await register({ email, password, phone }, () => setWorking(true));
      } finally {
        setWorking(false);
      }
      toast.success(MESSAGES.registerSuccess);
      onRegistered(email, password);
    });
  };

  return (
    <AccountForm {...frame} className="auth-fields" button="Sign Up" onSubmit={submit}>
      <EmailField autoComplete="email" {...control('email')} />
      <NewPasswordField label="Password" {...control('password')} />
      <TextField label="Phone" type="tel" autoComplete="tel" inputMode="tel" placeholder="+62" {...control('phone')} />
      {working && <Banner>One moment. Many people sign up from here just now.</Banner>}
    </AccountForm>
  );
}

const asks: Record<keyof RegisterBody, string> = {
  email: 'Add your email. The receipt goes there.',
  password: 'Add a password.',
  phone: 'Add your phone. We call only when the rider is lost.',
};

/** What the server said, placed where it belongs. */
function errorsOf({ code, msg, fields }: ApiError): FormErrors<keyof RegisterBody> | undefined {
  if (code === 'EMAIL_TAKEN') return { email: msg };
  if (code === 'PHONE_TAKEN') return { phone: msg };
  // what stands at a field is not said again above the button; that something is empty always is
  return msg === MESSAGES.required ? { ...fields, form: msg } : undefined;
}
