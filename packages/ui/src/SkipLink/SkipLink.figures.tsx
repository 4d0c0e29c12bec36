import type { Figures } from '../guide/types';
import { SkipLink } from './SkipLink';
import type { guide } from './SkipLink.guide';

/** In the flow here: it is out of sight until it has the focus. */
const Seen = ({ children }: { children: string }) => (
  <SkipLink href="#drawn-target" style={{ position: 'static' }}>
    {children}
  </SkipLink>
);

export default {
  anatomy: (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1.5rem' }}>
      <Seen>Skip to content</Seen>
      <p id="drawn-target">The menu</p>
    </div>
  ),
  pairs: { 'says-where': { do: <Seen>Skip to content</Seen>, dont: <Seen>Skip</Seen> } },
} satisfies Figures<typeof guide>;
