'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { type SuccessModalProps, toast } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { ConfirmDialog, useDialogCode } from '../lib/dialogs/ConfirmDialog';
import { lazyPart } from '../lib/lazy/lazyPart';
import { useWords } from '../lib/words/words';
import { useUnsavedChanges } from '../lib/unsaved-changes/useUnsavedChanges';
import { EditFrame } from './EditFrame';
import type { TranslatedDraft } from './form';
import type { FormKind } from './FormFields';
import { useImage } from './ImagePicker';
import { useSaving } from './useSaving';
import { isSame } from './values';
import { catalogueWords } from './words';

export interface NewScreenProps {
  onCancel: () => void;
  /** Called once it is saved; of something new, once the dialog that says so is closed. */
  onDone: () => void;
}

interface NewFormProps<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object>
  extends FormKind<Item, Draft, Sent>, NewScreenProps {
  /** Sends it. @returns what is said of it, and where to go on from there */
  create: (sent: Sent, image: File) => Promise<Pick<SuccessModalProps, 'title' | 'actions'>>;
}

/** Something new: filled in, asked about, there. */
export function NewForm<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object>(
  props: NewFormProps<Item, Draft, Sent>,
) {
  const m = useWords(catalogueWords);
  const { words, form, create, onDone } = props;
  const [draft, setDraft] = useState(form.empty);
  const [isAsking, setIsAsking] = useState(false);
  const [created, setCreated] = useState<Pick<SuccessModalProps, 'title' | 'actions'> | null>(null);
  const image = useImage(null);
  const { file } = image;
  const { formRef, save, busy, errors, setErrors } = useSaving<Item>(form.typedByName(draft, file));
  useUnsavedChanges(!created && (file !== null || !isSame(draft, form.empty)));

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const { isMissing, errors: wrong } = form.wrongIn(draft, undefined, file !== null);
    setErrors(wrong);
    if (isMissing) toast.error(m.required);
    else if (Object.keys(wrong).length === 0) setIsAsking(true);
  };
  const confirm = async () => {
    // asked for only once there is an image
    await save(async () => setCreated(await create(form.requestOf(draft), file as File)));
    setIsAsking(false);
  };

  return (
    <EditFrame
      {...props}
      {...{ draft, image, errors, formRef }}
      heading={words.heading}
      crumbs={[{ label: words.add }]}
      onChange={(typed) => setDraft((before) => ({ ...before, ...typed }))}
      onSubmit={ask}
      foot={
        <>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={words.addTitle}
            text={words.ask}
            busy={busy}
            onConfirm={() => void confirm()}
          />
          <SuccessDialog open={created !== null} onOpenChange={onDone} title="" actions={[]} {...created} />
        </>
      }
    />
  );
}

const successModal = lazyPart<SuccessModalProps>(() => import('../lib/dialogs/successModal'));

/** `SuccessModal` for a page, with its code on demand; without it the news is told in passing. */
function SuccessDialog(props: SuccessModalProps) {
  const isHere = useDialogCode(successModal, props.open, () => {
    toast.success(props.title);
    props.onOpenChange(false);
  });
  return isHere && <successModal.Part {...props} />;
}
