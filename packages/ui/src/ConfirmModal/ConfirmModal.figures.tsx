import { Button } from '../Button';
import type { Figures } from '../guide/types';
import type { guide } from './ConfirmModal.guide';

export default {
  anatomy: { story: 'OtherWords', height: '22rem' },
  pairs: {
    verbs: {
      do: (
        <>
          <Button variant="line">Keep it</Button>
          <Button>Decline</Button>
        </>
      ),
      dont: (
        <>
          <Button variant="line">No</Button>
          <Button>Yes</Button>
        </>
      ),
    },
    danger: {
      do: (
        <>
          <Button variant="line">Keep them</Button>
          <Button danger>Delete</Button>
        </>
      ),
      dont: (
        <>
          <Button variant="line">Keep them</Button>
          <Button>Delete</Button>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
