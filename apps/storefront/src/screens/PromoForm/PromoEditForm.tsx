import { editPromo } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { EditConflict } from '../../catalogue/EditConflict';
import { EditFrame } from '../../catalogue/EditFrame';
import { useBase } from '../../catalogue/useBase';
import { useCurrentErrors } from '../../catalogue/useCurrentErrors';
import { useFocusAfterDialog } from '../../catalogue/useFocusAfterDialog';
import { usePicture } from '../../catalogue/usePicture';
import { useSaving } from '../../catalogue/useSaving';
import { useLeaveGuard } from '../../leave/useLeaveGuard';
import { paths } from '../../paths';
import { differencesOf } from './differences';
import { changesOf, EMPTY_DRAFT, keepOwn, printOf, valuesOf, wrongInEdit } from './draft';
import { PromoFields } from './PromoFields';
import { PromoSide } from './PromoSide';

export interface PromoEditFormProps {
  /** As the server has it. */
  promo: Promo;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes of a promo: what is empty stays as it is, and only what differs is sent. */
export function PromoEditForm({ promo, onCancel, onSaved }: PromoEditFormProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isIdle, setIsIdle] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const picture = usePicture(promo.image);
  const form = useRef<HTMLFormElement>(null);
  const isDirty = picture.file !== null || Object.keys(changesOf(draft, promo)).length > 0;
  const [base, setBase] = useBase(promo, isDirty);
  useLeaveGuard(isDirty && !isSaved);

  const saving = useSaving<Promo>(
    (version = base.version) => editPromo(base.id, { ...changesOf(draft, base), version }, picture.file),
    ({ code }) => {
      setIsSaved(true);
      toast.success(`${code} is saved`);
      onSaved();
    },
  );
  const { conflict } = saving;
  const errors = useCurrentErrors(saving.errors, valuesOf(draft, picture.file));
  useFocusAfterDialog(form, saving.errors);

  const submit = () => {
    const wrong = wrongInEdit(draft, base);
    const isRight = Object.keys(wrong).length === 0;
    saving.setErrors(wrong);
    setIsIdle(isRight && !isDirty);
    if (isRight && isDirty) void saving.run();
  };

  return (
    <EditFrame
      crumbs={[
        { label: 'Product', href: paths.products() },
        { label: 'Promos', href: paths.promos },
        { label: 'Edit promo' },
      ]}
      heading={base.promo_name}
      formRef={form}
      onSubmit={submit}
      picture={
        <PromoSide
          picture={picture}
          error={errors.image}
          isChanged={picture.file !== null}
          print={printOf(draft, base)}
        />
      }
    >
      <Panel className="edit-fields">
        <PromoFields
          draft={draft}
          errors={errors}
          promo={base}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        {conflict && (
          <EditConflict
            what="promo"
            differences={differencesOf(base, conflict)}
            busy={saving.busy}
            onLoad={() => {
              setDraft(keepOwn(draft, base, conflict));
              setBase(conflict);
              saving.settle();
            }}
            onSaveAnyway={() => void saving.run(conflict.version)}
          />
        )}
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        {isIdle && !isDirty && <Banner>Nothing is changed yet. Type over what shall be different.</Banner>}
        <div className="edit-actions">
          <Button type="submit" size="lg" loading={saving.busy}>
            Save Promo
          </Button>
          <Button variant="line" size="lg" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Panel>
    </EditFrame>
  );
}
