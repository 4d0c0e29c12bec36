import { createProduct } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { paths } from '../../lib/paths';
import { NewForm, type NewScreenProps } from '../NewForm';
import { productKind } from './ProductFields';

/** A new product: filled in, asked about, on the menu. */
export function ProductNewScreen(props: NewScreenProps) {
  return (
    <NewForm
      {...productKind}
      {...props}
      heading="New on the menu"
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
    />
  );
}
