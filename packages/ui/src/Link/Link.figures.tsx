import type { Figures } from '../guide/types';
import { Link } from './Link';
import type { guide } from './Link.guide';

export default {
  anatomy: (
    <Link href="#history" className="sd-link">
      Order history
    </Link>
  ),
  pairs: {
    words: {
      do: (
        <p>
          What you bought is in your{' '}
          <Link href="#history" className="sd-link">
            order history
          </Link>
          .
        </p>
      ),
      dont: (
        <p>
          To see your order history click{' '}
          <Link href="#history" className="sd-link">
            here
          </Link>
          .
        </p>
      ),
    },
    seen: {
      do: (
        <p>
          Read our{' '}
          <Link href="#rules" className="sd-link">
            house rules
          </Link>{' '}
          first.
        </p>
      ),
      dont: (
        <p>
          Read our <Link href="#rules">house rules</Link> first.
        </p>
      ),
    },
  },
} satisfies Figures<typeof guide>;
