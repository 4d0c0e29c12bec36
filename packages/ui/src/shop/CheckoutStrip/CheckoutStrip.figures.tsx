import { Button } from '../../Button';
import type { Figures } from '../../guide/types';
import { Price } from '../../Price';
import type { guide } from './CheckoutStrip.guide';

export default {
  anatomy: { story: 'Default', height: '15rem' },
  // the strip is fixed to the window: what is in it is drawn alone
  pairs: {
    one: {
      do: <Button>Add to cart</Button>,
      dont: (
        <>
          <Button variant="brand">Buy now</Button>
          <Button>Add to cart</Button>
        </>
      ),
    },
    says: {
      do: (
        <>
          <span>
            <strong>Hazelnut Latte</strong>
            <br />
            (2) Regular, <Price amount={50_000} />
          </span>
          <Button>Add to cart</Button>
        </>
      ),
      dont: (
        <>
          <span>
            <strong>Total</strong>
            <br />
            <Price amount={50_000} />
          </span>
          <Button>Add to cart</Button>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
