import { type PictureSource, ProductCard, ProductGrid } from '@seduh/ui';

interface Drink {
  id: number;
  name: string;
  price: number;
  image: PictureSource | null;
  isSoldOut: boolean;
}

export function Shelf({ drinks, add }: { drinks: Drink[]; add: (id: number) => void }) {
  return (
    <ProductGrid label="Drinks">
      {drinks.map(({ id, name, price, image, isSoldOut }) => (
        <ProductCard
          key={id}
          href={`/product/${id}`}
          name={name}
          price={price}
          meta=""
          image={image}
          soldOut={isSoldOut ? 'Sold out' : undefined}
          action={{ kind: 'add', label: `Add ${name} to cart`, onAdd: () => add(id) }}
        />
      ))}
    </ProductGrid>
  );
}
