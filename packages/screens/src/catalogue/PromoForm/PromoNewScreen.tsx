import { createPromo } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { EditFrame } from '../EditFrame';
import { useCurrentErrors } from '../useCurrentErrors';
import { useFocusAfterDialog } from '../useFocusAfterDialog';
import { usePicture } from '../usePicture';
import { useSaving } from '../useSaving';
import { useUnsavedChanges } from '../../lib/unsaved-changes/useUnsavedChanges';
import { paths } from '../../lib/paths';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';
import { SuccessDialog } from '../../lib/dialogs/SuccessDialog';
import { EMPTY_DRAFT, printOf, typedIn, valuesOf, wrongInNew } from './draft';
import { PromoFields } from './PromoFields';
import { PromoSide } from './PromoSide';

export interface PromoNewScreenProps {
  onCancel: () => void;
  /** The promo runs, and nobody wants to see it. */
  onDone: () => void;
}

/** A new promo: filled in, seen as a ticket, asked about, running. */
export function PromoNewScreen({ onCancel, onDone }: PromoNewScreenProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isAsking, setIsAsking] = useState(false);
  /** What the server said. */
  const [created, setCreated] = useState<string | null>(null);
  const picture = usePicture(null);
  const { file } = picture;
  const form = useRef<HTMLFormElement>(null);

  const saving = useSaving<string>(
    // asked for only once there is a picture
    async () => (await createPromo(typedIn(draft), file as File)).msg,
    setCreated,
  );
  const errors = useCurrentErrors(saving.errors, valuesOf(draft, file));
  useFocusAfterDialog(form, saving.errors);
  useUnsavedChanges(created === null && (file !== null || draft !== EMPTY_DRAFT));

  const ask = () => {
    const wrong = wrongInNew(draft, file !== null);
    saving.setErrors(wrong.errors);
    if (wrong.isMissing) toast.error(MESSAGES.required);
    else if (Object.keys(wrong.errors).length === 0) setIsAsking(true);
  };
  const save = async () => {
    await saving.run();
    setIsAsking(false);
  };

  return (
    <EditFrame
      crumbs={[{ label: 'Product', href: paths.products() }, { label: 'Add new promo' }]}
      heading="A reason to come back"
      formRef={form}
      onSubmit={ask}
      picture={<PromoSide picture={picture} error={errors.image} print={printOf(draft)} />}
      foot={
        <>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title="Add Promo"
            text="Do you want to add this promo?"
            busy={saving.busy}
            onConfirm={() => void save()}
          />
          <SuccessDialog
            open={created !== null}
            onOpenChange={onDone}
            title={created ?? ''}
            actions={[
              { label: 'Back to all products', href: paths.products() },
              // the words are the spec's; a promo is seen among the products, in today's panel
              { label: 'See this product', href: paths.products() },
            ]}
          />
        </>
      }
    >
      <Panel className="edit-fields">
        <PromoFields
          draft={draft}
          errors={errors}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        <div className="edit-actions">
          <Button type="submit" size="lg">
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
