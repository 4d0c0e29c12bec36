import { LIMITS } from '@seduh/contract/constants';
import { TextField } from '@seduh/ui';
import { CurrentPasswordField } from './AccountForm';
import type { useFormSubmit } from './useFormSubmit';

export interface ProofFieldsProps {
  /** The account's, for the browser's own list of passwords. */
  email: string;
  asksPassword: boolean;
  /** Whether a code of the second factor is asked for. */
  asksCode: boolean;
  /** Of `useFormSubmit`. */
  control: ReturnType<typeof useFormSubmit<'password' | 'code'>>['control'];
  /** What the code is called, and where it comes from. */
  code: string;
  codeHint: string;
}

/** Who it is, once more: the password, the code of the second factor, or both. */
export function ProofFields({ email, asksPassword, asksCode, control, code, codeHint }: ProofFieldsProps) {
  return (
    <>
      {asksPassword && (
        <>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <CurrentPasswordField {...control('password')} />
        </>
      )}
      {asksCode && (
        <TextField
          label={code}
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.factorCode}
          {...control('code')}
        />
      )}
    </>
  );
}
