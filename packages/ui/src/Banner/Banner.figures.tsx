import type { Figures } from '../guide/types';
import { Banner } from './Banner';
import type { guide } from './Banner.guide';

export default {
  anatomy: <Banner>The kitchen opens at 7. Order now, brewed then.</Banner>,
  pairs: {
    'what-to-do': {
      do: <Banner tone="bad">The bank refused the payment. Try another card, or pay on delivery.</Banner>,
      dont: <Banner tone="bad">Error 402. We are sorry for the inconvenience.</Banner>,
    },
    tone: {
      do: <Banner>The kitchen opens at 7. Order now, brewed then.</Banner>,
      dont: <Banner tone="bad">The kitchen opens at 7. Order now, brewed then.</Banner>,
    },
  },
} satisfies Figures<typeof guide>;
