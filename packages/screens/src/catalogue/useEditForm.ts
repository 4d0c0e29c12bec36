import { toast } from '@seduh/ui';
import { useState } from 'react';
import { useUnsavedChanges } from '../lib/unsaved-changes/useUnsavedChanges';
import type { Form } from './form';
import { useImage } from './ImagePicker';
import { useSaving } from './useSaving';

/** What can be edited. */
export interface Editable {
  version: number;
  image: string | null;
}

export interface EditOptions<Item, Sent> {
  save: (item: Item, changes: Partial<Sent> & { version: number }, image: File | null) => Promise<Item>;
  /** What people call it. */
  nameOf: (item: Item) => string;
  onSaved: () => void;
}

/**
 * The editing of a product or promo: what is typed, what it is made on, what is sent, and what comes back. Only what
 * differs is sent, with the version it was made on; who meets a conflict is asked what to do about it.
 * @param item as the server has it now
 */
export function useEditForm<Item extends Editable, Draft extends object, Sent extends object>(
  item: Item,
  form: Form<Item, Draft, Sent>,
  { save, nameOf, onSaved }: EditOptions<Item, Sent>,
) {
  const [draft, setDraft] = useState(form.empty);
  const [isIdle, setIsIdle] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const image = useImage(item.image);
  const { file } = image;
  const isDirty = file !== null || Object.keys(form.changesOf(draft, item)).length > 0;
  // follows what the server has while nothing is typed, and stands still from then on, so that nobody saves over what
  // they have not seen
  const [base, setBase] = useState(item);
  if (!isDirty && base !== item) setBase(item);
  useUnsavedChanges(isDirty && !isSaved);

  const saving = useSaving<Item>(form.typedByName(draft, file));
  const send = (version = base.version) =>
    saving.save(async () => {
      const saved = await save(base, { ...form.changesOf(draft, base), version }, file);
      setIsSaved(true);
      toast.success(`${nameOf(saved)} is saved`);
      onSaved();
    });

  return {
    formRef: saving.formRef,
    submit() {
      const { errors } = form.wrongIn(draft, base);
      const isRight = Object.keys(errors).length === 0;
      saving.setErrors(errors);
      setIsIdle(isRight && !isDirty);
      if (isRight && isDirty) void send();
    },
    draft,
    /** Takes over what was typed into some fields. */
    change: (typed: Partial<Draft>) => setDraft((before) => ({ ...before, ...typed })),
    image,
    /** What the changes are made on. */
    base,
    setBase,
    errors: saving.errors,
    busy: saving.busy,
    /** Somebody pressed save, and there was nothing to save. */
    isIdle: isIdle && !isDirty,
    /** What is there now, where it is not what the changes were made on. */
    conflict: saving.conflict,
    /** Goes on from what is there now, with what is still a change. */
    load(current: Item) {
      setDraft(form.keepOwn(draft, base, current));
      setBase(current);
      saving.settle();
    },
    saveAnyway: (current: Item) => void send(current.version),
  };
}
