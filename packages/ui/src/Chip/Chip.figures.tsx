import type { Figures } from '../guide/types';
import { Check, Coffee } from '../icons';
import { Chip } from './Chip';
import type { guide } from './Chip.guide';

export default {
  anatomy: (
    <Chip tone="warn" icon={<Coffee />}>
      Brewing
    </Chip>
  ),
  pairs: {
    word: {
      do: (
        <Chip tone="ok" icon={<Check />}>
          Delivered
        </Chip>
      ),
      dont: <Chip tone="ok">We brought it to your door</Chip>,
    },
    tones: {
      do: (
        <>
          <Chip>Regular</Chip>
          <Chip>Large</Chip>
        </>
      ),
      dont: (
        <>
          <Chip tone="ok">Regular</Chip>
          <Chip tone="bad">Large</Chip>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
