import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { Trash2 } from '../icons';
import type { guide } from './SelectionBar.guide';

export default {
  anatomy: { story: 'Default', height: '10rem' },
  pairs: {
    verb: {
      do: (
        <Button danger size="sm" icon={<Trash2 />}>
          Delete for good
        </Button>
      ),
      dont: (
        <Button danger size="sm" icon={<Trash2 />}>
          Apply
        </Button>
      ),
    },
  },
} satisfies Figures<typeof guide>;
