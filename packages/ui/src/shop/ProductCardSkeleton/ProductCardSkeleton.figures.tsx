import type { ReactNode } from 'react';
import { latte } from '../../fixtures/pictures';
import type { Figures } from '../../guide/types';
import { Skeleton } from '../../Skeleton';
import { ProductCard } from '../ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import type { guide } from './ProductCardSkeleton.guide';

const card = <ProductCard href="#product" name="Iced Tea" price={18_000} meta="640 sold" image={latte} action={null} />;

/** A place on the shelf. */
const Slot = ({ children }: { children: ReactNode }) => <div style={{ inlineSize: '7.5rem' }}>{children}</div>;

export default {
  anatomy: (
    <div style={{ inlineSize: '11rem' }}>
      <ProductCardSkeleton />
    </div>
  ),
  pairs: {
    'same-box': {
      do: (
        <>
          <Slot>{card}</Slot>
          <Slot>
            <ProductCardSkeleton />
          </Slot>
        </>
      ),
      dont: (
        <>
          <Slot>{card}</Slot>
          <Slot>
            <Skeleton />
          </Slot>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
