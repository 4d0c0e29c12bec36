import { ProductCard, ProductGrid, ProductGridSkeleton } from '@seduh/ui';

interface Dish {
  id: number;
  name: string;
  price: number;
}

/** `dishes` is undefined until the first of them have come. */
export function Dishes({ dishes, isRefreshing }: { dishes: Dish[] | undefined; isRefreshing: boolean }) {
  if (!dishes) return <ProductGridSkeleton label="Dishes" loadingLabel="Loading the dishes" />;
  return (
    <ProductGrid label="Dishes" busy={isRefreshing}>
      {dishes.map(({ id, name, price }) => (
        <ProductCard key={id} href={`/dish/${id}`} name={name} price={price} meta="" image={null} action={null} />
      ))}
    </ProductGrid>
  );
}
