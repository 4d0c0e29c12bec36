import { type ApiError, confirmFactor } from '@seduh/api-client';
import type { FactorSetUp, RecoveryCodes } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Button, CopyButton, TextField, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { QrCode } from '../../../lib/qr/QrCode';
import type { FormErrors } from '../../../lib/useSubmit';
import { useWords } from '../../../lib/words/words';
import { AccountForm } from '../../AccountForm';
import { missingIn, useFormSubmit } from '../../useFormSubmit';
import { accountWords } from '../../words';
import { factorWords } from './words';

export interface ScanStepProps {
  setUp: FactorSetUp;
  onConfirmed: (codes: RecoveryCodes) => void;
  /** Asked for another code to scan: this one took too long. */
  onAgain: () => void;
  onCancel: () => void;
}

/** The secret to scan or type, and the first code that shows that the app has it. */
export function ScanStep({ setUp: { secret, uri }, onConfirmed, onAgain, onCancel }: ScanStepProps) {
  const m = useWords(factorWords);
  const account = useWords(accountWords);
  const [isOver, setIsOver] = useState(false);
  const errorsOf = ({ code, msg }: ApiError): FormErrors<'code'> | undefined => {
    if (code !== 'NOT_FOUND') return undefined;
    setIsOver(true);
    return { form: msg };
  };
  const { frame, values, control, submitForm } = useFormSubmit({ code: '' }, errorsOf);

  const submit = (event: FormEvent) => {
    const code = values.code.trim();
    submitForm(event, missingIn({ code }, { code: m.addCode }, account.required), async () => {
      const codes = await confirmFactor(code);
      toast.success(m.isOn);
      onConfirmed(codes);
    });
  };

  return (
    <AccountForm {...frame} className="acct-form" onSubmit={submit}>
      <p>{m.scan}</p>
      <div className="acct-scan">
        <QrCode className="acct-qr" text={uri} label={m.qr} />
        <div className="acct-secret">
          <p>{m.typed}</p>
          <p className="sd-num" dir="ltr" translate="no">
            {(secret.match(/.{1,4}/g) ?? []).join(' ')}
          </p>
          <CopyButton label={m.copySecret} text={secret} />
        </div>
      </div>
      <TextField
        label={m.firstCode}
        hint={m.firstCodeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={LIMITS.factorCode}
        {...control('code')}
      />
      <div className="acct-acts">
        {isOver ? (
          <Button onClick={onAgain}>{m.again}</Button>
        ) : (
          <Button type="submit" loading={frame.busy}>
            {m.turnOn}
          </Button>
        )}
        <Button variant="line" disabled={frame.busy} onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}
