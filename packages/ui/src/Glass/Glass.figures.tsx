import type { Figures } from '../guide/types';
import { Glass, GlassIllustration } from './Glass';
import type { guide } from './Glass.guide';

export default {
  anatomy: <Glass level={62} steaming label="Brewing now" width="140" />,
  pairs: {
    words: {
      do: (
        <>
          <Glass level={62} width="72" /> Brewing now
        </>
      ),
      dont: <Glass level={62} width="72" label="62 %" />,
    },
    scene: {
      do: (
        <>
          <GlassIllustration scene="tipped" width="72" /> Something broke on our side
        </>
      ),
      dont: (
        <>
          <Glass level={100} steaming width="72" /> Something broke on our side
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
