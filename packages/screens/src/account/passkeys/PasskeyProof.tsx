import type { ApiError } from '@seduh/api-client';
import type { PasskeyProofBody } from '@seduh/contract';
import { Button } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../lib/words/words';
import { AccountForm } from '../AccountForm';
import { ProofFields } from '../ProofFields';
import { LoginAgain } from '../provider';
import { missingIn, useFormSubmit } from '../useFormSubmit';
import { accountWords } from '../words';
import { passkeysWords } from './words';

/** What is asked besides the question: nothing, the password, or the code of a second factor too. */
export type ProofAsked = 'nothing' | 'password' | 'code';

export interface PasskeyProofProps {
  /** What comes of it, in a sentence. */
  text: string;
  /** What the button says. */
  button: string;
  /** Whether that takes something away. */
  danger?: boolean;
  /** What is asked at first; the server may ask for more. */
  asks: ProofAsked;
  /** The account's, for the browser's own list of passwords. */
  email: string;
  /** False where the account has no password to give: then it takes another login. */
  hasPassword: boolean;
  /** Sends what was typed; what it throws is said at the fields. */
  onProof: (proof: Partial<PasskeyProofBody>) => Promise<void>;
  onCancel: () => void;
}

const errorsOf = ({ code, msg }: ApiError) => (code === 'WRONG_PASSWORD' ? { password: msg } : undefined);
const MORE: Readonly<Partial<Record<ApiError['code'], ProofAsked>>> = {
  REAUTH_REQUIRED: 'password',
  CODE_REQUIRED: 'code',
};

/** What a refusal asks for besides what was sent; undefined for any other one. */
export const moreAsked = ({ code }: ApiError): ProofAsked | undefined => MORE[code];

/** Asks before something is done, and who it is where the login is a while ago. What is typed stays where it is refused. */
export function PasskeyProof({
  text,
  button,
  danger = false,
  email,
  hasPassword,
  onProof,
  onCancel,
  ...props
}: PasskeyProofProps) {
  const m = useWords(passkeysWords);
  const account = useWords(accountWords);
  const [asks, setAsks] = useState(props.asks);
  const { frame, values, control, submitForm } = useFormSubmit({ password: '', code: '' }, (error) => {
    const more = moreAsked(error);
    if (more) setAsks(more);
    return errorsOf(error);
  });
  const isStuck = asks !== 'nothing' && !hasPassword;

  const submit = (event: FormEvent) => {
    const { password } = values;
    const code = values.code.trim();
    const fields = {
      ...(asks === 'nothing' ? {} : { password: account.addPassword }),
      ...(asks === 'code' ? { code: m.addCode } : {}),
    };
    const proof = asks === 'nothing' ? {} : asks === 'code' ? { password, code } : { password };
    submitForm(event, missingIn({ password, code }, fields, account.required), () => onProof(proof));
  };

  return (
    <AccountForm {...frame} className="pk-form pk-ask" onSubmit={submit}>
      <p>{text}</p>
      <ProofFields
        {...{ email, control }}
        code={m.code}
        codeHint={m.codeHint}
        asksPassword={asks !== 'nothing' && hasPassword}
        asksCode={asks === 'code'}
      />
      {isStuck && <LoginAgain />}
      <div className="pk-acts">
        {!isStuck && (
          <Button type="submit" danger={danger} loading={frame.busy}>
            {button}
          </Button>
        )}
        <Button variant="line" disabled={frame.busy} onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}
