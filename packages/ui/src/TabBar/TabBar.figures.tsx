import { Badge } from '../Badge';
import type { Figures } from '../guide/types';
import { ReceiptText } from '../icons';
import { Link } from '../Link';
import type { guide } from './TabBar.guide';

export default {
  anatomy: { story: 'Default', height: '10rem' },
  pairs: {
    'icon-and-word': {
      do: (
        <Link href="#history">
          <ReceiptText /> History
        </Link>
      ),
      dont: (
        <Link href="#history" aria-label="History">
          <ReceiptText />
        </Link>
      ),
    },
    'badge-says': {
      do: (
        <Link href="#cart">
          Your Cart <Badge tone="accent" count={3} label="3 items" />
        </Link>
      ),
      dont: (
        <Link href="#cart">
          Your Cart <Badge tone="accent" count={3} label="3" />
        </Link>
      ),
    },
  },
} satisfies Figures<typeof guide>;
