import { toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { useUnsavedChanges } from '../lib/unsaved-changes/useUnsavedChanges';
import { useBase } from './useBase';
import { useCurrentErrors } from './useCurrentErrors';
import { useFocusAfterDialog } from './useFocusAfterDialog';
import { usePicture } from './usePicture';
import { type FormErrors, useSaving } from './useSaving';

/** What can be edited in a form where empty means: stays as it is. */
interface Editable {
  version: number;
  image: string | null;
}

/** How a draft is read, by what it is a draft of. */
export interface EditRules<Item extends Editable, Draft, Changes extends object> {
  empty: Draft;
  /** Only what differs. */
  changesOf(draft: Draft, item: Item): Changes;
  /** By the names of errors, to tell which of them still stand. */
  valuesOf(draft: Draft, picture: File | null): Partial<Record<string, unknown>>;
  wrongIn(draft: Draft, item: Item): FormErrors;
  /** What of a draft is still a change when the item has become another. */
  keepOwn(draft: Draft, was: Item, is: Item): Draft;
  save(item: Item, changes: Changes & { version: number }, picture: File | null): Promise<Item>;
  /** What people call it. */
  nameOf(item: Item): string;
}

/**
 * The editing of a product or promo: what is typed, what it is made on, what is sent, and what comes back. Only what
 * differs is sent, with the version it was made on; who was overtaken is asked what to do about it.
 * @param item as the server has it now
 */
export function useEditForm<Item extends Editable, Draft, Changes extends object>(
  item: Item,
  rules: EditRules<Item, Draft, Changes>,
  onSaved: () => void,
) {
  const [draft, setDraft] = useState(rules.empty);
  const [isIdle, setIsIdle] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const picture = usePicture(item.image);
  const { file } = picture;
  const isDirty = file !== null || Object.keys(rules.changesOf(draft, item)).length > 0;
  const [base, setBase] = useBase(item, isDirty);
  useUnsavedChanges(isDirty && !isSaved);

  const saving = useSaving<Item>(
    (version = base.version) => rules.save(base, { ...rules.changesOf(draft, base), version }, file),
    (saved) => {
      setIsSaved(true);
      toast.success(`${rules.nameOf(saved)} is saved`);
      onSaved();
    },
  );
  const { conflict, busy, run } = saving;
  const errors = useCurrentErrors(saving.errors, rules.valuesOf(draft, file));
  useFocusAfterDialog(formRef, saving.errors);

  const submit = () => {
    const wrong = rules.wrongIn(draft, base);
    const isRight = Object.keys(wrong).length === 0;
    saving.setErrors(wrong);
    setIsIdle(isRight && !isDirty);
    if (isRight && isDirty) void run();
  };

  return {
    formRef,
    submit,
    draft,
    /** Takes over what was typed into some fields. */
    change: (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields })),
    picture,
    isPictureChanged: file !== null,
    /** What the changes are made on. */
    base,
    setBase,
    errors,
    busy,
    /** Somebody pressed save, and there was nothing to save. */
    isIdle: isIdle && !isDirty,
    /** What is there now, where it is not what the changes were made on. */
    conflict,
    /** Goes on from what is there now, with what is still a change. */
    load(current: Item) {
      setDraft(rules.keepOwn(draft, base, current));
      setBase(current);
      saving.settle();
    },
    saveAnyway: (current: Item) => void run(current.version),
  };
}
