import { useProduct, useProducts, useSession, useShop } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { productName } from '@seduh/domain';
import { ProductGrid, Skeleton } from '@seduh/ui';
import { useId } from 'react';
import { paths } from '../lib/paths';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
import { useLanguage, useWords } from '../lib/words/words';
import { MenuProduct } from '../menu';
import './Product.css';
import { ProductView } from './ProductView';
import { productWords } from './words';

export interface ProductScreenProps {
  /** The product's id, as the URL has it. */
  id: string;
  /** Called to go on to the checkout. */
  onCheckout: () => void;
}

/** One product: what it is, how one wants it, and what goes well with it. */
export function ProductScreen({ id, onCheckout }: ProductScreenProps) {
  const product = useProduct(id);
  const { data: shop } = useShop();
  const { isAdmin } = useSession();
  const m = useWords(productWords);
  const language = useLanguage();

  if (product.data) {
    return (
      <>
        <PageTitle>{productName(product.data, language)}</PageTitle>
        {/* another product starts with choices of its own */}
        <ProductView key={id} product={product.data} shop={shop} isAdmin={isAdmin} onCheckout={onCheckout} />
        <GoesWellWith product={product.data} isAdmin={isAdmin} />
      </>
    );
  }
  if (product.error?.status === 404) {
    return <NotFound {...m.missing} href={paths.products()} />;
  }
  if (product.error) {
    return <LoadFailed pageTitle={m.product} title={m.failed} error={product.error} onRetry={product.retry} />;
  }
  return <ProductSkeleton />;
}

/** The product's page while it loads: the same boxes, so that nothing moves. */
function ProductSkeleton() {
  const m = useWords(productWords);
  return (
    <div className="sd-wrap pd" aria-busy="true">
      <p className="sd-sr" role="status">
        {m.loading}
      </p>
      <Skeleton className="pd-crumbs" width="40" />
      <div className="pd-photo">
        <Skeleton className="pd-photo-wait" height="auto" />
      </div>
      <div className="pd-wait">
        <Skeleton height="title" width="80" />
        <Skeleton height="title" width="40" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="55" />
      </div>
    </div>
  );
}

/** As many as one row shows. */
const places = 4;
/** Enough of the best sold to find some of other categories. */
const popular = { sort: 'popular', limit: 24 } as const;

/** The best sold of the other categories: a bite to a coffee, a cup to a bite. Says nothing while there is nothing. */
function GoesWellWith({ product, isAdmin }: { product: ProductDetail; isAdmin: boolean }) {
  const m = useWords(productWords);
  const { data: products = [] } = useProducts(popular);
  const headingId = useId();
  const others = products
    .filter(({ category_id, available }) => available && category_id !== product.category_id)
    .slice(0, places);
  if (others.length === 0) return null;

  return (
    <section className="sd-wrap pd-more" aria-labelledby={headingId}>
      <h2 id={headingId} className="sd-display sd-t-2">
        {m.others}
      </h2>
      <ProductGrid>
        {others.map((other) => (
          <MenuProduct key={other.id} product={other} isAdmin={isAdmin} isFirstRow={false} isFavorite={false} />
        ))}
      </ProductGrid>
    </section>
  );
}
