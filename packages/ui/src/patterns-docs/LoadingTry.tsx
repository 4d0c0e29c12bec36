import { useState } from 'react';
import { Button } from '../Button';
import { latte } from '../fixtures/pictures';
import { ProductCard } from '../shop/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '../shop/ProductGrid';

const names = ['Hazelnut Latte', 'Kopi Susu Gula Aren', 'Matcha Latte', 'Kopi Tubruk'];

/** The same place while its content is on the way and once it is there. */
export function LoadingTry() {
  const [isThere, setIsThere] = useState(false);
  return (
    <div className="doc-stack doc-wide">
      <Button variant="line" size="sm" onClick={() => setIsThere(!isThere)}>
        {isThere ? 'Take them away' : 'Let them arrive'}
      </Button>
      {isThere ? (
        <ProductGrid label="Menu">
          {names.map((name) => (
            <ProductCard
              key={name}
              href="#menu"
              name={name}
              price={25_000}
              meta="720 sold"
              image={latte}
              action={null}
              headingLevel={3}
            />
          ))}
        </ProductGrid>
      ) : (
        <ProductGridSkeleton loadingLabel="Loading the menu" />
      )}
    </div>
  );
}
