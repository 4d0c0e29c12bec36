import { LIMITS } from '@seduh/contract/constants';
import type { PasswordOwner } from '@seduh/domain/own-words';
import { Banner, Button, PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from '@seduh/ui';
import type { ComponentProps } from 'react';
import { useWords } from '../lib/words/words';
import { usePasswordStrength } from './passwordStrength';
import { accountWords } from './words';

export interface AccountFormProps extends ComponentProps<'form'> {
  /** Something is being sent: the button spins. */
  busy: boolean;
  /** What is wrong with the whole of it, above the button. */
  problem: string | undefined;
  /** What its button says; without it the button stands elsewhere. */
  button?: string;
}

/** The frame of a form about an account, with its problem and its button; `useFormSubmit` gives what it needs. */
export function AccountForm({ busy, problem, button, children, ...rest }: AccountFormProps) {
  return (
    <form method="post" noValidate {...rest}>
      {children}
      {problem && <Banner tone="bad">{problem}</Banner>}
      {button && (
        <Button type="submit" size="lg" block loading={busy}>
          {button}
        </Button>
      )}
    </form>
  );
}

/** The email of an account, which is its name to the browser's own list of passwords. */
export function EmailField(props: Partial<TextFieldProps>) {
  const { email } = useWords(accountWords);
  const look = { type: 'email', autoComplete: 'username', inputMode: 'email' } as const;
  return <TextField label={email} {...look} maxLength={LIMITS.email} {...props} />;
}

/** The password that an account has. */
export function CurrentPasswordField(props: Partial<PasswordFieldProps>) {
  const { password } = useWords(accountWords);
  return <PasswordField label={password} autoComplete="current-password" maxLength={LIMITS.passwordMax} {...props} />;
}

interface NewPasswordFieldProps extends Partial<PasswordFieldProps> {
  value: string;
  /** Whose it is to be, as far as the form knows: what is only their own words is not called strong. */
  owner?: PasswordOwner;
}

const NOBODY: PasswordOwner = { email: '' };

/** A password to be; how hard it is to guess is said while it is typed. */
export function NewPasswordField({ owner, ...props }: NewPasswordFieldProps) {
  const m = useWords(accountWords);
  const strength = usePasswordStrength(props.value, m.strength, owner ?? NOBODY);
  return (
    <PasswordField
      label={m.newPassword}
      autoComplete="new-password"
      maxLength={LIMITS.passwordMax}
      strength={strength}
      {...props}
    />
  );
}
