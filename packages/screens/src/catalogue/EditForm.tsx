'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { Resource } from '@seduh/api-client';
import { type BreadcrumbProps, toast } from '@seduh/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../lib/words/words';
import { useUnsavedChanges } from '../lib/unsaved-changes/useUnsavedChanges';
import { Conflict } from './Conflict';
import { EditFrame, NoForm, type NoFormProps } from './EditFrame';
import type { TranslatedDraft } from './form';
import type { FormKind } from './FormFields';
import { useImage } from './ImagePicker';
import type { NewScreenProps } from './NewForm';
import { useSaving } from './useSaving';
import { catalogueWords } from './words';

export interface EditScreenProps extends NewScreenProps {
  /** Its id, as the URL has it. */
  id: string;
}

/** What can be edited. */
interface Editable {
  version: number;
  image: string | null;
}

interface EditFormProps<Item extends Editable, Draft extends TranslatedDraft, Sent extends object>
  extends FormKind<Item, Draft, Sent>, EditScreenProps, Pick<NoFormProps, 'back'> {
  /** What is to be edited, as far as it is here. */
  loaded: Pick<Resource<Item>, 'data' | 'error' | 'retry'>;
  save: (item: Item, changes: Partial<Sent> & { version: number }, image: File | null) => Promise<Item>;
  /** What people call it. */
  nameOf: (item: Item) => string;
  headingOf: (item: Item) => string;
  /** Where the page hangs below the menu, the page itself last. */
  crumbsOf: (item: Item) => BreadcrumbProps['items'];
  /** Below the form: what acts at once. */
  foot?: (base: Item, setBase: (base: Item) => void) => ReactNode;
}

/** Changes of a product or promo, once it is there: what is empty stays as it is, and only what differs is sent. */
export function EditForm<Item extends Editable, Draft extends TranslatedDraft, Sent extends object>(
  props: EditFormProps<Item, Draft, Sent>,
) {
  const { data, error, retry } = props.loaded;
  if (!data) return <NoForm words={props.words} error={error} onRetry={retry} back={props.back} />;
  // another one starts with nothing typed
  return <LoadedForm key={props.id} {...props} item={data} />;
}

/** What is typed, and the item it is typed on: its version goes along, and who meets a conflict is asked what to do. */
function LoadedForm<Item extends Editable, Draft extends TranslatedDraft, Sent extends object>(
  props: EditFormProps<Item, Draft, Sent> & { /** As the server has it. */ item: Item },
) {
  const m = useWords(catalogueWords);
  const { words, item, form, save, nameOf, headingOf, crumbsOf, foot, onDone } = props;
  const [draft, setDraft] = useState(form.empty);
  // somebody pressed save, and there was nothing to save
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

  const { formRef, busy, errors, setErrors, conflict, ...saving } = useSaving<Item>(form.typedByName(draft, file));
  const send = (version = base.version) =>
    saving.save(async () => {
      const saved = await save(base, { ...form.changesOf(draft, base), version }, file);
      setIsSaved(true);
      toast.success(m.saved(nameOf(saved)));
      onDone();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { errors: wrong } = form.wrongIn(draft, base);
    const isRight = Object.keys(wrong).length === 0;
    setErrors(wrong);
    setIsIdle(isRight && !isDirty);
    if (isRight && isDirty) void send();
  };
  /** Goes on from what is there now, with what is still a change. */
  const load = (current: Item) => {
    setDraft(form.keepOwn(draft, base, current));
    setBase(current);
    saving.settle();
  };

  return (
    <EditFrame
      {...props}
      {...{ draft, image, errors, formRef, busy }}
      item={base}
      crumbs={crumbsOf(base)}
      heading={headingOf(base)}
      onChange={(typed) => setDraft((before) => ({ ...before, ...typed }))}
      onSubmit={submit}
      note={isIdle && !isDirty && m.nothing}
      foot={foot?.(base, setBase)}
    >
      {conflict && (
        <Conflict
          text={words.conflict}
          differences={form.differencesOf(base, conflict)}
          busy={busy}
          onLoad={() => load(conflict)}
          onSaveAnyway={() => void send(conflict.version)}
        />
      )}
    </EditFrame>
  );
}
