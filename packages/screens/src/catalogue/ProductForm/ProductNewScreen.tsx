'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { createProduct } from '@seduh/api-client';
import { paths } from '../../lib/paths';
import { NewForm, type NewScreenProps } from '../NewForm';
import { useProductKind } from './ProductFields';
import { useProductFormWords } from './words';

/** A new product: filled in, asked about, on the menu. */
export function ProductNewScreen(props: NewScreenProps) {
  const m = useProductFormWords();
  const kind = useProductKind();
  return (
    <NewForm
      {...kind}
      {...props}
      create={async (product, image) => {
        const { id, product_name: name } = await createProduct(product, image);
        return {
          title: m.product.created(name),
          actions: [
            { label: m.allProducts, href: paths.products() },
            { label: m.thisProduct, href: paths.product(id) },
          ],
        };
      }}
    />
  );
}
