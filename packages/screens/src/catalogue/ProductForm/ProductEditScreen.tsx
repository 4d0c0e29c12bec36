import { editProduct, useProduct } from '@seduh/api-client';
import { paths } from '../../lib/paths';
import { EditForm, type EditScreenProps } from '../EditForm';
import { NoForm } from '../EditFrame';
import { ImagePicker } from '../ImagePicker';
import { ProductFields } from './ProductFields';
import { productForm } from './productForm';
import { ProductShelf } from './ProductShelf';

/** A product to be changed. */
export function ProductEditScreen({ id, onCancel, onSaved }: EditScreenProps) {
  const { data: product, error, retry } = useProduct(id);
  if (!product) {
    const back = { label: 'See the menu', href: paths.products() };
    return <NoForm what="product" error={error} onRetry={retry} back={back} />;
  }
  return (
    <EditForm
      // another product starts with nothing typed
      key={id}
      what="Product"
      item={product}
      form={productForm}
      save={(base, changes, image) => editProduct(base.id, changes, image)}
      nameOf={({ product_name }) => product_name}
      headingOf={({ product_name }) => product_name}
      crumbsOf={(base) => [{ label: base.product_name, href: paths.product(base.id) }]}
      title="Edit Product"
      side={(picker) => <ImagePicker {...picker} />}
      fields={(props) => <ProductFields {...props} />}
      foot={(base, setBase) => (
        <div className="edit-foot">
          <ProductShelf
            product={base}
            // made at once: what is typed above still goes by what it was typed on
            onChange={(next) => {
              const { archived, available, sold_out_until } = next;
              setBase(next.version <= base.version + 1 ? next : { ...base, archived, available, sold_out_until });
            }}
          />
        </div>
      )}
      onCancel={onCancel}
      onSaved={onSaved}
    />
  );
}
