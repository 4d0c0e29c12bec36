'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { editProduct, useWholeProduct } from '@seduh/api-client';
import { Suspense } from 'react';
import { paths } from '../../lib/paths';
import { EditForm, type EditScreenProps } from '../EditForm';
import { productShelf } from './lazy';
import { useProductKind } from './ProductFields';
import { useProductFormWords } from './words';

/** A product to be changed. */
export function ProductEditScreen(props: EditScreenProps) {
  const m = useProductFormWords();
  const kind = useProductKind();
  return (
    <EditForm
      {...kind}
      {...props}
      loaded={useWholeProduct(props.id)}
      back={paths.products()}
      save={(base, changes, image) => editProduct(base.id, changes, image)}
      nameOf={({ product_name }) => product_name}
      headingOf={({ product_name }) => product_name}
      crumbsOf={(base) => [{ label: base.product_name, href: paths.product(base.id) }, { label: m.product.edit }]}
      foot={(base, setBase) => (
        <div className="edit-foot">
          <Suspense>
            <productShelf.Part
              product={base}
              // made at once: what is typed above still goes by what it was typed on
              onChange={(next) => {
                const { archived, available, sold_out_until } = next;
                setBase(next.version <= base.version + 1 ? next : { ...base, archived, available, sold_out_until });
              }}
            />
          </Suspense>
        </div>
      )}
    />
  );
}
