import { invite } from '@seduh/api-client';
import type { Bundle } from '@seduh/contract/constants';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, Button, Modal, TextField, toast } from '@seduh/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorsByField, type FormErrors, useFirstWrong, useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { peopleWords } from '../words';
import { BundleField } from './BundleField';

/** Whom to invite, and what they will do. A refusal stands at the field, and what is typed stays. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const m = useWords(peopleWords);
  const [email, setEmail] = useState('');
  const [bundle, setBundle] = useState<Bundle>('barista');
  const [errors, setErrors] = useState<FormErrors<'email'>>({});
  const { submit, busy } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFirstWrong(form, errors);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    if (to === '') return setErrors({ email: m.addEmail });
    setErrors({});
    return void submit(
      async () => {
        await invite({ email: to, bundle });
        toast.success(m.sent(to));
        onClose();
      },
      (refusal) => setErrors(errorsByField(refusal, ['email'])),
    );
  };

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onClose}
      title={m.invite}
      description={m.inviteText}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {m.send}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="people-form" method="post" noValidate onSubmit={send}>
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        <TextField
          label={m.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          required
          value={email}
          error={errors.email}
          onChange={({ target }) => {
            setEmail(target.value);
            setErrors({});
          }}
        />
        <BundleField value={bundle} onChange={setBundle} />
      </form>
    </Modal>
  );
}
