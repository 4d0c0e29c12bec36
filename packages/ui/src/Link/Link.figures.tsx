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
    place: {
      do: (
        <Link href="#order" className="sd-link">
          Your last order
        </Link>
      ),
      dont: (
        <Link href="#delete" className="sd-link">
          Delete this order
        </Link>
      ),
    },
  },
} satisfies Figures<typeof guide>;
