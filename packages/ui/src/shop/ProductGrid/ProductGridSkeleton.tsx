import { ProductCardSkeleton } from '../ProductCardSkeleton';
import { ProductGrid, type ProductGridProps } from './ProductGrid';

export interface ProductGridSkeletonProps extends Omit<ProductGridProps, 'busy' | 'children'> {
  /** Said once, politely: "Loading the menu". */
  loadingLabel: string;
  /** How many cards. Default 8. */
  count?: number;
}

/** A shelf while it loads: skeleton cards, and one polite sentence. */
export function ProductGridSkeleton({ loadingLabel, count = 8, ...rest }: ProductGridSkeletonProps) {
  return (
    <ProductGrid {...rest} busy>
      <output className="sd-sr">{loadingLabel}</output>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  );
}
