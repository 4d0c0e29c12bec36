import { editProduct, type ProductEdit } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { EditFrame } from '../EditFrame';
import { EditPanel } from '../EditPanel';
import { PicturePicker } from '../PicturePicker';
import { type EditRules, useEditForm } from '../useEditForm';
import { paths } from '../../lib/paths';
import { differencesOf } from './differences';
import { changesOf, EMPTY_DRAFT, keepOwn, type ProductDraft, valuesOf, wrongInEdit } from './draft';
import { ProductFields } from './ProductFields';
import { ProductShelf } from './ProductShelf';

export interface ProductEditFormProps {
  /** As the server has it. */
  product: ProductDetail;
  onCancel: () => void;
  onSaved: () => void;
}

const rules: EditRules<ProductDetail, ProductDraft, ProductEdit> = {
  empty: EMPTY_DRAFT,
  changesOf,
  valuesOf,
  wrongIn: wrongInEdit,
  keepOwn,
  save: ({ id }, changes, picture) => editProduct(id, changes, picture),
  nameOf: ({ product_name }) => product_name,
};

/** Changes of a product: what is empty stays as it is, and only what differs is sent. */
export function ProductEditForm({ product, onCancel, onSaved }: ProductEditFormProps) {
  const edit = useEditForm(product, rules, onSaved);
  const { base, setBase } = edit;

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
      formRef={edit.formRef}
      onSubmit={edit.submit}
      picture={<PicturePicker picture={edit.picture} error={edit.errors.image} isChanged={edit.isPictureChanged} />}
      foot={
        <div className="edit-foot">
          <ProductShelf product={base} onChange={onShelf} />
        </div>
      }
    >
      <EditPanel what="product" saveLabel="Save Product" edit={edit} differencesOf={differencesOf} onCancel={onCancel}>
        <ProductFields draft={edit.draft} errors={edit.errors} product={base} onChange={edit.change} />
      </EditPanel>
    </EditFrame>
  );
}
