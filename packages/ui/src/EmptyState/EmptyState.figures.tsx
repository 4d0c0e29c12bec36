import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { LinkButton } from '../LinkButton';
import { EmptyState } from './EmptyState';
import type { guide } from './EmptyState.guide';

export default {
  anatomy: (
    <EmptyState
      headingLevel={3}
      title="Your cart is dry"
      text="Nothing in it yet. The favourites are a good place to start."
      action={<LinkButton href="#menu">See the menu</LinkButton>}
    />
  ),
  pairs: {
    'way-on': {
      do: (
        <EmptyState
          headingLevel={4}
          glass="dashed"
          title="No match for “duren”"
          text="Check the spelling, or try one word less."
          action={<Button>Clear the search</Button>}
        />
      ),
      dont: <EmptyState headingLevel={4} glass="dashed" title="No data" text="0 results were returned." />,
    },
  },
} satisfies Figures<typeof guide>;
