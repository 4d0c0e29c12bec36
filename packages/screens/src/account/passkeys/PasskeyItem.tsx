import { removePasskey, renamePasskey } from '@seduh/api-client';
import type { Passkey } from '@seduh/contract';
import { PASSKEY_LIMITS } from '@seduh/contract/constants';
import { Button, TextField, toast } from '@seduh/ui';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../lib/format/dates';
import { useShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';
import { AccountForm } from '../AccountForm';
import { missingIn, useFormSubmit } from '../useFormSubmit';
import { PasskeyProof, type PasskeyProofProps } from './PasskeyProof';
import { passkeysWords } from './words';

export interface PasskeyItemProps extends Pick<PasskeyProofProps, 'email' | 'hasPassword'> {
  passkey: Passkey;
}

/** One passkey: what it is called, where it is kept, when it was used; renamed and removed in its place. */
export function PasskeyItem({ passkey, ...account }: PasskeyItemProps) {
  const m = useWords(passkeysWords);
  const clock = useShopClock();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { id, name, provider, device, synced, created_at: madeAt, last_used_at: usedAt } = passkey;
  const keeper = provider ?? device;
  const where = [keeper === name ? null : keeper, synced ? m.synced : m.oneDevice];
  const times = [m.addedOn(formatDay(madeAt, clock)), usedAt ? m.usedOn(formatDay(usedAt, clock)) : m.notUsed];

  const opener = useRef<HTMLElement>(null);
  const turn = (next: 'rename' | 'remove') => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setOpen(next);
  };
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };

  const remove: PasskeyProofProps['onProof'] = async (proof) => {
    await removePasskey(id, proof);
    toast.success(m.removed);
  };

  return (
    <li>
      <div className="pk-row">
        <span className="pk-what">
          <strong translate="no">{name}</strong>
          <span className="sd-small sd-muted">{where.filter(Boolean).join(' · ')}</span>
          <span className="sd-small sd-muted">{times.join(' · ')}</span>
        </span>
        <span className="pk-acts">
          <Button variant="line" size="sm" aria-label={m.renameOf(name)} onClick={turn('rename')}>
            {m.rename}
          </Button>
          <Button variant="line" size="sm" danger aria-label={m.removeOf(name)} onClick={turn('remove')}>
            {m.remove}
          </Button>
        </span>
      </div>
      {open === 'rename' && <RenameForm id={id} name={name} onEnd={close} />}
      {open === 'remove' && (
        <PasskeyProof
          text={m.askRemove(name)}
          button={m.yesRemove}
          danger
          asks="nothing"
          {...account}
          onProof={remove}
          onCancel={close}
        />
      )}
    </li>
  );
}

interface RenameFormProps extends Pick<Passkey, 'id' | 'name'> {
  /** Called when it is done, and when it was given up. */
  onEnd: () => void;
}

function RenameForm({ id, name, onEnd }: RenameFormProps) {
  const m = useWords(passkeysWords);
  const field = useRef<HTMLInputElement>(null);
  const { frame, values, control, submitForm } = useFormSubmit({ name });

  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    const wanted = values.name.trim();
    submitForm(event, missingIn({ name: wanted }, { name: m.addName }, m.addName), async () => {
      await renamePasskey(id, wanted);
      toast.success(m.renamed);
      onEnd();
    });
  };

  return (
    <AccountForm {...frame} className="pk-form pk-ask" onSubmit={submit}>
      <TextField ref={field} label={m.name} autoComplete="off" maxLength={PASSKEY_LIMITS.name} {...control('name')} />
      <div className="pk-acts">
        <Button type="submit" loading={frame.busy}>
          {m.save}
        </Button>
        <Button variant="line" disabled={frame.busy} onClick={onEnd}>
          {m.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}
