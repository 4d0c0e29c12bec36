import { croissant, espressoShot, latte, matcha } from '../../fixtures/pictures';
import type { Figures } from '../../guide/types';
import { ProductCard } from '../ProductCard';
import { ProductGrid } from './ProductGrid';
import type { guide } from './ProductGrid.guide';

const menu = [
  { name: 'Hazelnut Latte', image: latte, price: 25_000 },
  { name: 'Butter Croissant', image: croissant, price: 22_000 },
  { name: 'Matcha Latte', image: matcha, price: 28_000 },
  { name: 'Espresso Shot', image: espressoShot, price: 6_000 },
];

/** The first few of the menu. */
function Shelf({ count }: { count: number }) {
  return (
    <div style={{ inlineSize: '100%', minInlineSize: 'min(18rem, 100%)' }}>
      <ProductGrid label="Menu">
        {menu.slice(0, count).map((product) => (
          <ProductCard key={product.name} {...product} href="#product" meta="" action={null} />
        ))}
      </ProductGrid>
    </div>
  );
}

export default {
  anatomy: <Shelf count={4} />,
  pairs: { 'full-rows': { do: <Shelf count={4} />, dont: <Shelf count={3} /> } },
} satisfies Figures<typeof guide>;
