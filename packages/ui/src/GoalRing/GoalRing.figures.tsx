import type { Figures } from '../guide/types';
import { GoalRing } from './GoalRing';
import type { guide } from './GoalRing.guide';

export default {
  anatomy: <GoalRing percent={58} label="Goals on 58%" />,
  pairs: {
    one: {
      do: (
        <>
          <GoalRing percent={76} label="Goals on 76%" style={{ inlineSize: '6.875rem' }} /> 76% of November
        </>
      ),
      dont: [76, 71, 84].map((percent) => (
        <GoalRing key={percent} percent={percent} label={`Goals on ${percent}%`} style={{ inlineSize: '5rem' }} />
      )),
    },
  },
} satisfies Figures<typeof guide>;
