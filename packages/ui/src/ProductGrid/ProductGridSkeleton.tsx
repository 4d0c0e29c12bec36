import { ProductCardSkeleton } from '../ProductCardSkeleton';
import { ProductGrid, type ProductGridProps } from './ProductGrid';

export interface ProductGridSkeletonProps extends Omit<ProductGridProps, 'busy' | 'children'> {
  /** How many cards; a page of the menu has 8. */
  count?: number;
}

/** A page of the menu on its way: skeleton cards, and one polite "Loading the menu". */
export function ProductGridSkeleton({ count = 8, ...rest }: ProductGridSkeletonProps) {
  return (
    <ProductGrid {...rest} busy>
      <output className="sr">Loading the menu</output>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  );
}
