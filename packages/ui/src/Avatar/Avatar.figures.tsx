import type { Figures } from '../guide/types';
import { Avatar } from './Avatar';
import type { guide } from './Avatar.guide';

export default {
  anatomy: <Avatar name="Rani Anjani" size="lg" ring />,
  pairs: {
    named: {
      do: (
        <>
          <Avatar name="Rani Anjani" /> Rani Anjani
        </>
      ),
      dont: <Avatar name="Rani Anjani" />,
    },
    ring: {
      do: (
        <>
          <Avatar name="Rani Anjani" ring /> <Avatar name="Bagus Wibowo" /> <Avatar name="Ayu Lestari" />
        </>
      ),
      dont: (
        <>
          <Avatar name="Rani Anjani" ring /> <Avatar name="Bagus Wibowo" ring /> <Avatar name="Ayu Lestari" ring />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
