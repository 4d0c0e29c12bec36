import { createProduct } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { paths } from '../../lib/paths';
import { ImagePicker } from '../ImagePicker';
import { NewForm, type NewScreenProps } from '../NewForm';
import { ProductFields } from './ProductFields';
import { productForm } from './productForm';

/** A new product: filled in, asked about, on the menu. */
export function ProductNewScreen(props: NewScreenProps) {
  return (
    <NewForm
      {...props}
      what="Product"
      heading="New on the menu"
      form={productForm}
      create={async (product, image) => {
        const { id, product_name: name } = await createProduct(product, image);
        return {
          title: MESSAGES.productCreated(name),
          actions: [
            { label: 'Back to all products', href: paths.products() },
            { label: 'See this product', href: paths.product(id) },
          ],
        };
      }}
      side={(picker) => <ImagePicker {...picker} />}
      fields={(given) => <ProductFields {...given} />}
    />
  );
}
