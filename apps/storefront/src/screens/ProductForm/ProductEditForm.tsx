import { editProduct } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { EditConflict } from '../../catalogue/EditConflict';
import { EditFrame } from '../../catalogue/EditFrame';
import { PicturePicker } from '../../catalogue/PicturePicker';
import { useBase } from '../../catalogue/useBase';
import { useCurrentErrors } from '../../catalogue/useCurrentErrors';
import { useFocusAfterDialog } from '../../catalogue/useFocusAfterDialog';
import { usePicture } from '../../catalogue/usePicture';
import { useSaving } from '../../catalogue/useSaving';
import { useLeaveGuard } from '../../leave/useLeaveGuard';
import { paths } from '../../paths';
import { differencesOf } from './differences';
import { changesOf, EMPTY_DRAFT, keepOwn, valuesOf, wrongInEdit } from './draft';
import { ProductFields } from './ProductFields';
import { ProductShelf } from './ProductShelf';

export interface ProductEditFormProps {
  /** As the server has it. */
  product: ProductDetail;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes of a product: what is empty stays as it is, and only what differs is sent. */
export function ProductEditForm({ product, onCancel, onSaved }: ProductEditFormProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isIdle, setIsIdle] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const picture = usePicture(product.image);
  const form = useRef<HTMLFormElement>(null);
  const isDirty = picture.file !== null || Object.keys(changesOf(draft, product)).length > 0;
  const [base, setBase] = useBase(product, isDirty);
  const changes = changesOf(draft, base);
  useLeaveGuard(isDirty && !isSaved);

  const saving = useSaving<ProductDetail>(
    (version = base.version) => editProduct(base.id, { ...changes, version }, picture.file),
    ({ product_name: name }) => {
      setIsSaved(true);
      toast.success(`${name} is saved`);
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
  /** A change made below, at once: what is typed here still goes by what it was typed on. */
  const onShelf = (next: ProductDetail) => {
    const { archived, available, sold_out_until } = next;
    setBase(next.version <= base.version + 1 ? next : { ...base, archived, available, sold_out_until });
  };

  return (
    <EditFrame
      crumbs={[
        { label: 'Product', href: paths.products() },
        { label: base.product_name, href: paths.product(base.id) },
        { label: 'Edit Product' },
      ]}
      heading={base.product_name}
      formRef={form}
      onSubmit={submit}
      picture={<PicturePicker picture={picture} error={errors.image} isChanged={picture.file !== null} />}
      foot={
        <div className="edit-foot">
          <ProductShelf product={base} onChange={onShelf} />
        </div>
      }
    >
      <Panel className="edit-fields">
        <ProductFields
          draft={draft}
          errors={errors}
          product={base}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        {conflict && (
          <EditConflict
            what="product"
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
