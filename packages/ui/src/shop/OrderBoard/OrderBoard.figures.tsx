import type { Figures } from '../../guide/types';
import { OrderColumn } from '../OrderColumn';
import { OrderBoard } from './OrderBoard';
import type { guide } from './OrderBoard.guide';

export default {
  anatomy: { story: 'Default', height: '40rem', width: '59rem' },
  pairs: {
    empty: {
      do: (
        <div style={{ inlineSize: '100%' }}>
          <OrderBoard
            label="Orders that are ready"
            tabsLabel="Status"
            columns={[{ id: 'ready', title: 'Ready', tone: 'ok', count: 0, empty: 'Nothing is waiting.', cards: null }]}
            value="ready"
            onChange={() => {}}
          />
        </div>
      ),
      dont: (
        <div style={{ inlineSize: '100%' }}>
          <OrderColumn title="Ready" tone="ok" count={0} />
        </div>
      ),
    },
  },
} satisfies Figures<typeof guide>;
