import { useProduct, useSession, useShop } from '@seduh/api-client';
import { Button, EmptyState, ErrorPage, LinkButton } from '@seduh/ui';
import { MESSAGES } from '@seduh/contract/constants';
import { paths } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import { GoesWellWith } from './GoesWellWith';
import './Product.css';
import { ProductSkeleton } from './ProductSkeleton';
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
      <>
        <PageTitle>Product not found</PageTitle>
        <ErrorPage
          glass="empty"
          status={MESSAGES.notFound}
          title="This cup is not on the menu"
          text="It may have been taken off, or the address has a typo."
          actions={
            <LinkButton size="lg" href={paths.products()}>
              See the menu
            </LinkButton>
          }
        />
      </>
    );
  }
  if (product.error) {
    return (
      <div className="wrap">
        <PageTitle>Product</PageTitle>
        <EmptyState
          role="alert"
          headingLevel={1}
          glass={product.error.code === 'NETWORK' ? 'dashed' : 'tipped'}
          title="This product did not come"
          text={product.error.msg}
          action={<Button onClick={product.retry}>Try again</Button>}
        />
      </div>
    );
  }
  return <ProductSkeleton />;
}
