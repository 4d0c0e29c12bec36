import type { Figures } from '../guide/types';
import { Price } from './Price';
import type { guide } from './Price.guide';

const column = { display: 'grid', justifyItems: 'end', gap: '0.25rem' };

export default {
  anatomy: <Price amount={111_200} size="lg" />,
  pairs: {
    column: {
      do: (
        <div style={column}>
          <Price amount={111_200} />
          <Price amount={28_000} />
          <Price amount={6_000} />
        </div>
      ),
      dont: (
        <div style={column}>
          <span>Rp 111.200,-</span>
          <span>28k</span>
          <span>IDR6000.00</span>
        </div>
      ),
    },
    was: {
      do: (
        <>
          <Price amount={29_000} struck /> <Price amount={25_000} />
        </>
      ),
      dont: (
        <>
          <Price amount={29_000} /> <Price amount={25_000} />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
