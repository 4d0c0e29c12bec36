import { latte } from '../../fixtures/pictures';
import type { Figures } from '../../guide/types';
import { IconButton } from '../../IconButton';
import { Heart } from '../../icons';
import { ProductCard, type ProductCardProps } from './ProductCard';
import type { guide } from './ProductCard.guide';

/** A card as wide as on a shelf. */
function OnTheShelf(props: Partial<ProductCardProps>) {
  return (
    <div style={{ inlineSize: '11rem' }}>
      <ProductCard
        href="#product"
        name="Hazelnut Latte"
        price={25_000}
        meta="1,240 sold"
        image={latte}
        action={{ kind: 'add', label: 'Add Hazelnut Latte to cart', onAdd: () => {} }}
        {...props}
      />
    </div>
  );
}

export default {
  anatomy: (
    <OnTheShelf
      flag="Favorite"
      overlay={<IconButton outlined label="Keep Hazelnut Latte" icon={<Heart />} aria-pressed={false} />}
    />
  ),
  pairs: {
    'sold-out': { do: <OnTheShelf soldOut="Sold out" />, dont: <OnTheShelf flag="Sold out" /> },
    label: {
      do: <OnTheShelf />,
      dont: <OnTheShelf name="Hazelnut Latte, hot or iced, regular or large, with oat milk if you ask for it" />,
    },
  },
} satisfies Figures<typeof guide>;
