import type { Figures } from '../../guide/types';
import { Bike, Coffee } from '../../icons';
import { StatusTimeline, type StatusTimelineStep } from './StatusTimeline';
import type { guide } from './StatusTimeline.guide';

const placed: StatusTimelineStep = { id: 'placed', title: 'Order placed', time: '13:52', state: 'done' };
const steps: StatusTimelineStep[] = [
  placed,
  { id: 'brewing', title: 'Brewing', detail: 'Dimas is on it.', time: '14:01', state: 'now', icon: <Coffee /> },
  { id: 'way', title: 'On the way', time: '~ 14:20', state: 'ahead', icon: <Bike /> },
];

/** A list as wide as a panel, or as its words. */
function Way({ of, width = '24rem' }: { of: StatusTimelineStep[]; width?: string }) {
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: width }}>
      <StatusTimeline label="Where it is" steps={of} />
    </div>
  );
}

export default {
  anatomy: <Way of={steps} width="15rem" />,
  pairs: {
    reason: {
      do: (
        <Way
          of={[
            placed,
            {
              id: 'end',
              title: 'Cancelled',
              detail: 'We ran out of matcha. IDR 28,000 is on its way back to you.',
              time: '13:58',
              state: 'bad',
            },
          ]}
        />
      ),
      dont: <Way of={[placed, { id: 'end', title: 'Failed', state: 'bad' }]} />,
    },
    ahead: { do: <Way of={steps} />, dont: <Way of={steps.slice(0, 2)} /> },
  },
} satisfies Figures<typeof guide>;
