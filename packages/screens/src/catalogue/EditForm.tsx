import { ArrowRight, Banner, type BreadcrumbProps, Button, toast } from '@seduh/ui';
import { type ReactNode, useState } from 'react';
import { useUnsavedChanges } from '../lib/unsaved-changes/useUnsavedChanges';
import { EditFrame } from './EditFrame';
import type { Difference, Form } from './form';
import type { FieldsProps } from './FormFields';
import { type ImagePickerProps, useImage } from './ImagePicker';
import { useSaving } from './useSaving';

export interface EditScreenProps {
  /** Its id, as the URL has it. */
  id: string;
  onCancel: () => void;
  /** It is saved. */
  onSaved: () => void;
}

/** What can be edited. */
interface Editable {
  version: number;
  image: string | null;
}

interface EditFormProps<Item extends Editable, Draft extends object, Sent extends object> {
  /** `Product`, `Promo`. */
  what: string;
  /** As the server has it. */
  item: Item;
  form: Form<Item, Draft, Sent>;
  save: (item: Item, changes: Partial<Sent> & { version: number }, image: File | null) => Promise<Item>;
  /** What people call it. */
  nameOf: (item: Item) => string;
  headingOf: (item: Item) => string;
  /** Between the menu and this page. */
  crumbsOf: (item: Item) => BreadcrumbProps['items'];
  /** The last crumb. */
  title: string;
  /** Stands beside the fields. */
  side: (picker: ImagePickerProps, draft: Draft, base: Item) => ReactNode;
  fields: (props: FieldsProps<Item, Draft>) => ReactNode;
  /** Below the form: what acts at once. */
  foot?: (base: Item, setBase: (base: Item) => void) => ReactNode;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes of something: what is empty stays as it is, and only what differs is sent. */
export function EditForm<Item extends Editable, Draft extends object, Sent extends object>(
  props: EditFormProps<Item, Draft, Sent>,
) {
  const { what, item, form, headingOf, crumbsOf, title, side, fields, foot, onCancel } = props;
  const edit = useEditForm(item, form, props);
  const { base, conflict, draft, errors, busy, image } = edit;

  return (
    <EditFrame
      what={what}
      crumbs={[...crumbsOf(base), { label: title }]}
      heading={headingOf(base)}
      formRef={edit.formRef}
      onSubmit={edit.submit}
      side={side({ image, error: errors.image, isChanged: image.file !== null }, draft, base)}
      error={errors.form}
      note={edit.isIdle && 'Nothing is changed yet. Type over what shall be different.'}
      busy={busy}
      foot={foot?.(base, edit.setBase)}
      onCancel={onCancel}
    >
      {fields({ draft, errors, onChange: edit.change, item: base })}
      {conflict && (
        <Conflict
          what={what.toLowerCase()}
          differences={form.differencesOf(base, conflict)}
          busy={busy}
          onLoad={() => edit.load(conflict)}
          onSaveAnyway={() => edit.saveAnyway(conflict)}
        />
      )}
    </EditFrame>
  );
}

interface ConflictProps {
  what: string;
  differences: Difference[];
  busy: boolean;
  /** Go on from what is there now. */
  onLoad: () => void;
  /** Save all the same. */
  onSaveAnyway: () => void;
}

/** Somebody else was faster: what they changed, and what to do about it. What was typed is kept. */
function Conflict({ what, differences, busy, onLoad, onSaveAnyway }: ConflictProps) {
  return (
    <Banner tone="bad">
      <p>{`Somebody else saved this ${what} while you were at it. Nothing of yours is saved yet.`}</p>
      <ul className="edit-list small num">
        {differences.map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{was}</s> <ArrowRight size="1em" />
            <span className="sr">is now</span> {is}
          </li>
        ))}
      </ul>
      <div className="edit-choices">
        <Button variant="line" size="sm" disabled={busy} onClick={onLoad}>
          Load the new values
        </Button>
        <Button variant="line" size="sm" danger loading={busy} onClick={onSaveAnyway}>
          Save mine anyway
        </Button>
      </div>
    </Banner>
  );
}

/**
 * The editing of a product or promo: what is typed, what it is made on, what is sent, and what comes back. Only what
 * differs is sent, with the version it was made on; who meets a conflict is asked what to do about it.
 * @param item as the server has it now
 */
function useEditForm<Item extends Editable, Draft extends object, Sent extends object>(
  item: Item,
  form: Form<Item, Draft, Sent>,
  { save, nameOf, onSaved }: Pick<EditFormProps<Item, Draft, Sent>, 'save' | 'nameOf' | 'onSaved'>,
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
