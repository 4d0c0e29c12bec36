import type { FactorProofBody } from '@seduh/contract';
import type { ApiError } from '@seduh/api-client';
import { Button } from '@seduh/ui';
import type { FormEvent } from 'react';
import { useWords } from '../../../lib/words/words';
import { AccountForm } from '../../AccountForm';
import { ProofFields } from '../../ProofFields';
import { missingIn, useFormSubmit } from '../../useFormSubmit';
import { accountWords } from '../../words';
import { factorWords } from './words';

export interface ProofFormProps {
  /** What comes of it, in a sentence. */
  text: string;
  /** What the button says. */
  button: string;
  /** Whether that takes something away. */
  danger?: boolean;
  /** Whether a code is asked for beside the password. */
  asksCode: boolean;
  /** For the browser's own list of passwords. */
  email: string;
  /** Sends what was typed; what it throws is said at the fields. */
  onProof: (proof: FactorProofBody) => Promise<void>;
  onCancel: () => void;
}

const errorsOf = ({ code, msg }: ApiError) => (code === 'WRONG_PASSWORD' ? { password: msg } : undefined);

/** Asks who it is once more: a session may be in wrong hands. What is typed stays where it was refused. */
export function ProofForm({ text, button, danger = false, asksCode, email, onProof, onCancel }: ProofFormProps) {
  const m = useWords(factorWords);
  const account = useWords(accountWords);
  const { frame, values, control, submitForm } = useFormSubmit({ password: '', code: '' }, errorsOf);

  const submit = (event: FormEvent) => {
    const asks = { password: account.addPassword, ...(asksCode ? { code: m.addCode } : {}) };
    const { password } = values;
    const code = values.code.trim();
    const proof = asksCode ? { password, code } : { password };
    submitForm(event, missingIn({ password, code }, asks, account.required), () => onProof(proof));
  };

  return (
    <AccountForm {...frame} className="acct-form" onSubmit={submit}>
      <p>{text}</p>
      <ProofFields {...{ email, asksCode, control }} code={m.code} codeHint={m.codeHint} asksPassword />
      <div className="acct-acts">
        <Button type="submit" danger={danger} loading={frame.busy}>
          {button}
        </Button>
        <Button variant="line" disabled={frame.busy} onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}
