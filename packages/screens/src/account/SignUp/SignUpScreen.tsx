import { type ApiError, register } from '@seduh/api-client';
import type { RegisterBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { Banner, TextField, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/words';
import type { FormErrors } from '../../lib/useSubmit';
import { AccountForm, EmailField, NewPasswordField } from '../AccountForm';
import { AuthFrame } from '../AuthFrame';
import { missingIn, useFormSubmit } from '../useFormSubmit';
import { accountWords } from '../words';

export interface SignUpScreenProps {
  /** Called once the account is there, with its email and password. */
  onRegistered: (email: string, password: string) => void;
}

/** Where an account is made. */
export function SignUpScreen(props: SignUpScreenProps) {
  const m = useWords(accountWords);
  return (
    <AuthFrame
      title={m.signUp}
      greeting={m.signUpGreeting}
      motto={m.signUpMotto}
      google={m.signUpGoogle}
      other={{ text: m.oneOfUs, label: m.login, href: paths.login }}
    >
      <SignUpForm {...props} />
    </AuthFrame>
  );
}

/** Email, password, phone: all three, or no call is made. */
function SignUpForm({ onRegistered }: SignUpScreenProps) {
  const m = useWords(accountWords);
  const [working, setWorking] = useState(false);
  const empty = { email: '', password: '', phone: '' };
  const { frame, values, control, submitForm } = useFormSubmit(empty, errorsOf);

  const submit = (event: FormEvent) => {
    const { password } = values;
    const asks = { email: m.signUpEmail, password: m.signUpPassword, phone: m.signUpPhone };
    const [email, phone] = [values.email.trim(), values.phone.trim()];
    submitForm(event, missingIn({ email, password: password.trim(), phone }, asks, m.required), async () => {
      try {
        await register({ email, password, phone }, () => setWorking(true));
      } finally {
        setWorking(false);
      }
      toast.success(m.signedUp);
      onRegistered(email, password);
    });
  };

  return (
    <AccountForm {...frame} className="auth-fields" button={m.signUp} onSubmit={submit}>
      <EmailField autoComplete="email" {...control('email')} />
      <NewPasswordField label={m.password} owner={values} {...control('password')} />
      <TextField
        label={m.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        placeholder="+62"
        {...control('phone')}
      />
      {working && <Banner>{m.busyHere}</Banner>}
    </AccountForm>
  );
}

/** What the server said, placed where it belongs. */
function errorsOf({ code, message, msg, fields }: ApiError): FormErrors<keyof RegisterBody> | undefined {
  if (code === 'EMAIL_TAKEN') return { email: msg };
  if (code === 'PHONE_TAKEN') return { phone: msg };
  // what stands at a field is not said again above the button; that something is empty always is
  return message === MESSAGES.required ? { ...fields, form: msg } : undefined;
}
