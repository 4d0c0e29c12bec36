import type { Figures } from '../guide/types';
import { ChevronRight } from '../icons';
import { VisuallyHidden } from './VisuallyHidden';
import type { guide } from './VisuallyHidden.guide';

const positioned = { position: 'relative' } as const;

export default {
  anatomy: (
    <strong style={positioned}>
      + 12 %<VisuallyHidden> more than last week</VisuallyHidden>
    </strong>
  ),
  pairs: {
    adds: {
      do: (
        <span style={positioned}>
          <ChevronRight style={{ rotate: '-90deg' }} />
          <VisuallyHidden>up </VisuallyHidden>
          12 %
        </span>
      ),
      dont: (
        <span>
          <ChevronRight style={{ rotate: '-90deg' }} />
          12 %
        </span>
      ),
    },
  },
} satisfies Figures<typeof guide>;
