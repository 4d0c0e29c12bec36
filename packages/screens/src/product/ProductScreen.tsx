import { useProduct, useSession, useShop } from '@seduh/api-client';
import { Skeleton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
import { GoesWellWith } from './GoesWellWith';
import './Product.css';
import { ProductView } from './ProductView';

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

  if (product.data) {
    return (
      <>
        <PageTitle>{product.data.product_name}</PageTitle>
        {/* another product starts with choices of its own */}
        <ProductView key={id} product={product.data} shop={shop} isAdmin={isAdmin} onCheckout={onCheckout} />
        <GoesWellWith product={product.data} isAdmin={isAdmin} />
      </>
    );
  }
  if (product.error?.status === 404) {
    return (
      <NotFound
        pageTitle="Product not found"
        title="This cup is not on the menu"
        text="It may have been taken off, or the address has a typo."
        href={paths.products()}
        action="See the menu"
      />
    );
  }
  if (product.error) {
    return (
      <LoadFailed pageTitle="Product" title="This product did not come" error={product.error} onRetry={product.retry} />
    );
  }
  return <ProductSkeleton />;
}

/** The product's page while it loads: the same boxes, so that nothing moves. */
function ProductSkeleton() {
  return (
    <div className="wrap pd" aria-busy="true">
      <p className="sr" role="status">
        Loading the product
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
