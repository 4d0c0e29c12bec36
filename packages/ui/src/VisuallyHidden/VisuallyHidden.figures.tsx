import { Heard } from '../fixtures/Heard';
import type { Figures } from '../guide/types';
import { ArrowUpRight } from '../icons';
import { VisuallyHidden } from './VisuallyHidden';
import type { guide } from './VisuallyHidden.guide';

const positioned = { position: 'relative' } as const;
const inLine = { ...positioned, display: 'inline-flex', alignItems: 'center', gap: '0.25rem' } as const;

export default {
  anatomy: (
    <strong style={positioned}>
      + 12 %<VisuallyHidden> more than last week</VisuallyHidden>
    </strong>
  ),
  pairs: {
    adds: {
      do: (
        <>
          <span style={inLine}>
            <ArrowUpRight />
            <VisuallyHidden>up </VisuallyHidden>
            12 %
          </span>
          <Heard>up 12 %</Heard>
        </>
      ),
      dont: (
        <>
          <span style={inLine}>
            <ArrowUpRight />
            12 %
          </span>
          <Heard>12 %</Heard>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
