import { Avatar } from '../Avatar';
import type { Figures } from '../guide/types';
import type { guide } from './ChatPanel.guide';

export default {
  anatomy: { story: 'Default', height: '46rem' },
  pairs: {
    note: {
      do: (
        <>
          <Avatar name="Dimas" />
          <span>
            <strong>Dimas</strong>, replies in a minute
          </span>
        </>
      ),
      dont: (
        <>
          <Avatar name="Dimas" />
          <span>
            <strong>Dimas</strong>, online
          </span>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
