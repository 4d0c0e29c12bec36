import { useState } from 'react';
import { latte } from '../../fixtures/pictures';
import type { Figures } from '../../guide/types';
import { CartLine, type CartLineProps } from './CartLine';
import type { guide } from './CartLine.guide';

/** A cart with one line that counts. */
function Cart(props: Partial<CartLineProps>) {
  const [quantity, setQuantity] = useState(props.quantity ?? 2);
  return (
    <ul style={{ inlineSize: '100%', maxInlineSize: '30rem', margin: 0, padding: 0 }}>
      <CartLine
        image={latte}
        name="Hazelnut Latte"
        detail="Large, less sugar"
        price={25_000 * quantity}
        onRemove={() => {}}
        {...props}
        quantity={quantity}
        onQuantityChange={setQuantity}
      />
    </ul>
  );
}

export default {
  anatomy: <Cart />,
  pairs: {
    problem: {
      do: <Cart quantity={5} max={3} problem="Only 3 left today." />,
      dont: <Cart quantity={5} max={3} problem="Error in this line" />,
    },
    detail: {
      do: <Cart />,
      dont: <Cart name="Hazelnut Latte Hot Large Less Sugar Oat Milk" detail="" />,
    },
  },
} satisfies Figures<typeof guide>;
