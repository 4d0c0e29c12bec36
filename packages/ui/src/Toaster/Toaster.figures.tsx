import { Banner } from '../Banner';
import { Button } from '../Button';
import type { Figures } from '../guide/types';
import type { guide } from './Toaster.guide';

export default {
  anatomy: { story: 'Undo', height: '14rem' },
  pairs: {
    undo: {
      do: (
        <>
          Removed <Button variant="quiet">Undo</Button>
        </>
      ),
      dont: (
        <>
          Remove it? <Button variant="line">Keep it</Button>
          <Button danger>Remove</Button>
        </>
      ),
    },
    stays: {
      do: (
        <>
          <Banner tone="bad">The bank refused the payment. Nothing has been taken.</Banner>
          <Button>Confirm and pay</Button>
        </>
      ),
      dont: <Button>Confirm and pay</Button>,
    },
  },
} satisfies Figures<typeof guide>;
