import { useProducts } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { ProductGrid } from '@seduh/ui';
import { useId } from 'react';
import { MenuProduct } from '../menu';

export interface GoesWellWithProps {
  /** What it should go well with. */
  product: ProductDetail;
  isAdmin: boolean;
}

/** As many as one row shows. */
const places = 4;
/** Enough of the best sold to find some of other categories. */
const popular = { sort: 'popular', limit: 24 } as const;

/** The best sold of the other categories: a bite to a coffee, a cup to a bite. Says nothing while there is nothing. */
export function GoesWellWith({ product, isAdmin }: GoesWellWithProps) {
  const { data: products = [] } = useProducts(popular);
  const headingId = useId();
  const others = products
    .filter(({ category_id, available }) => available && category_id !== product.category_id)
    .slice(0, places);
  if (others.length === 0) return null;

  return (
    <section className="wrap pd-more" aria-labelledby={headingId}>
      <h2 id={headingId} className="display t-2">
        Goes well with
      </h2>
      <ProductGrid>
        {others.map((other) => (
          <MenuProduct key={other.id} product={other} isAdmin={isAdmin} isFirstRow={false} isFavorite={false} />
        ))}
      </ProductGrid>
    </section>
  );
}
