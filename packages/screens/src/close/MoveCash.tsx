import { moveCash, newId } from '@seduh/api-client';
import { CLOSE_LIMITS, CLOSE_MESSAGES, type DrawerKind } from '@seduh/contract/constants';
import { Banner, Button, Modal, MoneyField, TextField, toast } from '@seduh/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorsByField, type FormErrors, useFirstWrong, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { closeWords } from './words';

export interface MoveCashProps {
  kind: DrawerKind;
  onClose: () => void;
}

/** Asks how much cash is put in or taken out, and what for. Sent again after a lost answer, it is noted once. */
export default function MoveCash({ kind, onClose }: MoveCashProps) {
  const m = useWords(closeWords);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [id] = useState(newId);
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const { submit, busy } = useSubmit();
  useFirstWrong(form, errors);
  const isFloat = kind === 'float';

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found: FormErrors = {};
    if (!amount) found['amount'] = m.say(CLOSE_MESSAGES.amountAboveNothing);
    if (!isFloat && !reason.trim()) found['reason'] = m.say(CLOSE_MESSAGES.whatFor);
    setErrors(found);
    if (!amount || Object.keys(found).length > 0) return;
    void submit(
      async () => {
        await moveCash({ id, kind, amount, ...(isFloat ? {} : { reason: reason.trim() }) });
        toast.success(m.noted);
        onClose();
      },
      (error) => setErrors(errorsByField(error, ['amount', 'reason'])),
    );
  };

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onClose}
      title={m.acts[kind]}
      description={m.asks[kind]}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {m.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="close-form" method="post" noValidate onSubmit={send}>
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        <MoneyField label={m.amount} value={amount} onChange={setAmount} error={errors['amount']} />
        {!isFloat && (
          <TextField
            label={m.whatFor}
            value={reason}
            maxLength={CLOSE_LIMITS.reason}
            onChange={({ target }) => setReason(target.value)}
            error={errors['reason']}
          />
        )}
        <p className="sd-small sd-muted">{m.wrongEntry}</p>
      </form>
    </Modal>
  );
}
