import type { Figures } from '../guide/types';
import { Plus } from '../icons';
import { Button } from './Button';
import type { guide } from './Button.guide';

export default {
  anatomy: (
    <Button size="lg" icon={<Plus />}>
      Add to cart
    </Button>
  ),
  pairs: {
    'one-forward': {
      do: (
        <>
          <Button variant="line">See the menu</Button>
          <Button>Confirm and pay</Button>
        </>
      ),
      dont: (
        <>
          <Button>See the menu</Button>
          <Button>Confirm and pay</Button>
        </>
      ),
    },
    'says-what': {
      do: (
        <>
          <Button variant="line">Keep order</Button>
          <Button danger>Cancel order</Button>
        </>
      ),
      dont: (
        <>
          <Button variant="line">No</Button>
          <Button danger>Yes</Button>
        </>
      ),
    },
    busy: {
      do: <Button loading>Confirm and pay</Button>,
      dont: <Button disabled>Please wait…</Button>,
    },
  },
} satisfies Figures<typeof guide>;
