import { Button } from '../Button';
import type { Figures } from '../guide/types';
import type { guide } from './SaveBar.guide';

export default {
  anatomy: { story: 'Default', height: '12rem' },
  pairs: {
    answers: {
      do: (
        <>
          <Button>Save Change</Button>
          <Button variant="line">Cancel</Button>
        </>
      ),
      dont: (
        <>
          <Button>Save</Button>
          <Button variant="line">Apply</Button>
          <Button variant="line">Close</Button>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
