import { useProduct, useSession, useShop } from '@seduh/api-client';
import { productName } from '@seduh/domain';
import { Skeleton } from '@seduh/ui';
import { useLoaded } from '../lib/lazy/useLoaded';
import { paths } from '../lib/paths';
import { loadFailed, notFound } from '../lib/page/lazy';
import { PageTitle } from '../lib/page/PageTitle';
import { useLanguage, useWords } from '../lib/words/words';
import './Product.css';
import { ProductView } from './ProductView';
import { usualCups } from '../usual';
import { goesWellWith } from './lazy';
import { productWords } from './words';

export interface ProductScreenProps {
  /** The product's id, as the URL has it. */
  id: string;
  /** Called to go on to the checkout. */
  onCheckout: () => void;
}

/** One product: what it is, how one wants it, and what goes well with it. */
export function ProductScreen({ id, onCheckout }: ProductScreenProps) {
  'use no memo'; // drawn anew when its product has come: remembering would cost bytes and spare nothing
  const product = useProduct(id);
  const { data: shop } = useShop();
  const { isAdmin, status } = useSession();
  const m = useWords(productWords);
  const language = useLanguage();
  const hasUsual = useLoaded(usualCups, product.data !== undefined && status === 'in' && !isAdmin);
  const hasMore = useLoaded(goesWellWith, product.data !== undefined);

  if (product.data) {
    return (
      <>
        <PageTitle>{productName(product.data, language)}</PageTitle>
        {/* another product starts with choices of its own */}
        <ProductView key={id} product={product.data} shop={shop} isAdmin={isAdmin} onCheckout={onCheckout} />
        {hasUsual && <usualCups.Part productId={id} />}
        {hasMore && <goesWellWith.Part product={product.data} isAdmin={isAdmin} />}
      </>
    );
  }
  if (product.error?.status === 404) {
    return <notFound.Part {...m.missing} href={paths.products()} />;
  }
  if (product.error) {
    return <loadFailed.Part pageTitle={m.product} title={m.failed} error={product.error} onRetry={product.retry} />;
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
