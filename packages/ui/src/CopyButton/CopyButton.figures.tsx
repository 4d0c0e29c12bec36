import type { Figures } from '../guide/types';
import { CopyButton } from './CopyButton';
import type { guide } from './CopyButton.guide';

export default {
  anatomy: <CopyButton label="Copy account number" text="8830 1234 5678" />,
  pairs: {
    named: {
      do: (
        <>
          8830 1234 5678 <CopyButton label="Copy account number" text="8830 1234 5678" />
        </>
      ),
      dont: (
        <>
          8830 1234 5678 <CopyButton label="Copy" text="8830 1234 5678" />
          IDR 53,000 <CopyButton label="Copy" text="53000" />
        </>
      ),
    },
    beside: {
      do: (
        <>
          SEDUH10{' '}
          <CopyButton label="Copy code" text="SEDUH10" variant="quiet">
            Copy
          </CopyButton>
        </>
      ),
      dont: (
        <>
          <p>Your code is SEDUH10. It is good until Sunday, once per guest, in every shop of ours.</p>
          <CopyButton label="Copy" text="SEDUH10" />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
