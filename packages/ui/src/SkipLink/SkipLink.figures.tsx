import type { Figures } from '../guide/types';
import { LinkButton } from '../LinkButton';
import { SkipLink } from './SkipLink';
import type { guide } from './SkipLink.guide';

export default {
  // in the flow here: it is out of sight until it has the focus
  anatomy: (
    <>
      <SkipLink href="#main" style={{ position: 'static' }}>
        Skip to content
      </SkipLink>
      <p id="main">The menu</p>
    </>
  ),
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
