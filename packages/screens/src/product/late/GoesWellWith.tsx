import { useProducts } from '@seduh/api-client';
import type { ProductDetail, ProductSummary } from '@seduh/contract';
import { ProductGrid } from '@seduh/ui';
import { useId, useRef, useState } from 'react';
import { chooseOptions } from '../../lib/options/lazy';
import { useWords } from '../../lib/words/words';
import { MenuProduct } from '../../menu';
import { productWords } from '../words';

/** As many as one row shows. */
const places = 4;
/** Enough of the best sold to find some of other categories. */
const popular = { sort: 'popular', limit: 24 } as const;

/** The best sold of the other categories: a bite to a coffee, a cup to a bite. Says nothing while there is nothing. */
export default function GoesWellWith({ product, isAdmin }: { product: ProductDetail; isAdmin: boolean }) {
  const m = useWords(productWords);
  const { data: products = [] } = useProducts(popular);
  const [choosing, setChoosing] = useState<ProductSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const others = products
    .filter(({ category_id, available }) => available && category_id !== product.category_id)
    .slice(0, places);
  if (others.length === 0 && !choosing) return null;

  return (
    <section className="sd-wrap pd-more" aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="sd-display sd-t-2">
        {m.others}
      </h2>
      <ProductGrid>
        {others.map((other) => (
          <MenuProduct key={other.id} product={other} isAdmin={isAdmin} isFavorite={false} onChoose={setChoosing} />
        ))}
      </ProductGrid>
      {choosing && <chooseOptions.Part product={choosing} returnFocus={heading} onClose={() => setChoosing(null)} />}
    </section>
  );
}
