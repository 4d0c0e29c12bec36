import { ProductCard, ProductCardSkeleton, VisuallyHidden } from '@seduh/ui';

interface Favourite {
  id: number;
  name: string;
  price: number;
}

export function YourFavourite({ product }: { product: Favourite | undefined }) {
  if (!product) {
    return (
      <div aria-busy="true" style={{ position: 'relative' }}>
        <VisuallyHidden role="status">Loading your favourite</VisuallyHidden>
        <ProductCardSkeleton />
      </div>
    );
  }
  const { id, name, price } = product;
  return <ProductCard href={`/product/${id}`} name={name} price={price} meta="" image={null} action={null} />;
}
