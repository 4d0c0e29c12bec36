import type { Figures } from '../guide/types';
import { Stat, type StatProps } from './Stat';
import type { guide } from './Stat.guide';

/** A figure in a list of its own. */
const Alone = (props: StatProps) => (
  <dl style={{ margin: 0 }}>
    <Stat {...props} />
  </dl>
);

export default {
  anatomy: <Alone label="Orders" value="186" delta={{ tone: 'up', text: '9% on last month' }} />,
  pairs: {
    against: {
      do: <Alone label="Orders" value="186" delta={{ tone: 'up', text: '9% on last month' }} />,
      dont: <Alone label="Orders" value="186" delta={{ tone: 'up', text: '9%' }} />,
    },
    null: { do: <Alone label="Best seller" value={null} />, dont: <Alone label="Best seller" value="-" /> },
  },
} satisfies Figures<typeof guide>;
