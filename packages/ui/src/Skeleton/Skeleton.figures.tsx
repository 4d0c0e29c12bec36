import type { Figures } from '../guide/types';
import { Skeleton } from './Skeleton';
import type { guide } from './Skeleton.guide';

const wide = { inlineSize: '16rem', maxInlineSize: '100%' };

export default {
  anatomy: (
    <div aria-busy="true" style={wide}>
      <Skeleton height="title" width="55" />
      <Skeleton />
      <Skeleton width="80" />
    </div>
  ),
  pairs: {
    shape: {
      do: (
        <div aria-busy="true" style={wide}>
          <Skeleton height="title" width="55" />
          <Skeleton width="80" />
          <Skeleton width="40" />
        </div>
      ),
      dont: (
        <div aria-busy="true" style={wide}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ),
    },
  },
} satisfies Figures<typeof guide>;
