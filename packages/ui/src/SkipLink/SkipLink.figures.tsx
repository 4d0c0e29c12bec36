import type { Figures } from '../guide/types';
import { LinkButton } from '../LinkButton';
import type { guide } from './SkipLink.guide';

export default {
  // out of sight until it has the focus: the story gives it that
  anatomy: { story: 'Focused', height: '10rem' },
  pairs: {
    'says-where': {
      do: (
        <LinkButton variant="brand" href="#main">
          Skip to content
        </LinkButton>
      ),
      dont: (
        <LinkButton variant="brand" href="#main">
          Skip
        </LinkButton>
      ),
    },
  },
} satisfies Figures<typeof guide>;
