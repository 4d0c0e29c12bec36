import { createProduct } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { EditFrame } from '../EditFrame';
import { PicturePicker } from '../PicturePicker';
import { useCurrentErrors } from '../useCurrentErrors';
import { useFocusAfterDialog } from '../useFocusAfterDialog';
import { usePicture } from '../usePicture';
import { useSaving } from '../useSaving';
import { useUnsavedChanges } from '../../lib/unsaved-changes/useUnsavedChanges';
import { paths } from '../../lib/paths';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';
import { SuccessDialog } from '../../lib/dialogs/SuccessDialog';
import { EMPTY_DRAFT, newProductOf, valuesOf, wrongInNew } from './draft';
import { ProductFields } from './ProductFields';

export interface ProductNewScreenProps {
  onCancel: () => void;
  /** The product is there, and nobody wants to see it. */
  onDone: () => void;
}

/** A new product: filled in, asked about, on the menu. */
export function ProductNewScreen({ onCancel, onDone }: ProductNewScreenProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isAsking, setIsAsking] = useState(false);
  const [created, setCreated] = useState<ProductDetail | null>(null);
  const picture = usePicture(null);
  const { file } = picture;
  const form = useRef<HTMLFormElement>(null);

  const saving = useSaving<ProductDetail>(
    // asked for only once there is one
    () => createProduct(newProductOf(draft), file as File),
    setCreated,
  );
  const errors = useCurrentErrors(saving.errors, valuesOf(draft, file));
  useFocusAfterDialog(form, saving.errors);
  useUnsavedChanges(!created && (file !== null || draft !== EMPTY_DRAFT));

  const ask = () => {
    const wrong = wrongInNew(draft, file !== null);
    saving.setErrors(wrong);
    if (Object.keys(wrong).length > 0) toast.error(MESSAGES.required);
    else setIsAsking(true);
  };
  const save = async () => {
    await saving.run();
    setIsAsking(false);
  };

  return (
    <EditFrame
      crumbs={[{ label: 'Product', href: paths.products() }, { label: 'Add new product' }]}
      heading="New on the menu"
      formRef={form}
      onSubmit={ask}
      picture={<PicturePicker picture={picture} error={errors.image} />}
      foot={
        <>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title="Add Product"
            text="Do you want to add this product?"
            busy={saving.busy}
            onConfirm={() => void save()}
          />
          <SuccessDialog
            open={created !== null}
            onOpenChange={onDone}
            title={MESSAGES.productCreated(created?.product_name ?? '')}
            actions={[
              { label: 'Back to all products', href: paths.products() },
              { label: 'See this product', href: paths.product(created?.id ?? '') },
            ]}
          />
        </>
      }
    >
      <Panel className="edit-fields">
        <ProductFields
          draft={draft}
          errors={errors}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        <div className="edit-actions">
          <Button type="submit" size="lg">
            Save Product
          </Button>
          <Button variant="line" size="lg" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Panel>
    </EditFrame>
  );
}
