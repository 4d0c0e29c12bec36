import { useState } from 'react';
import type { Figures } from '../../guide/types';
import { TimeSlots, type TimeSlotsProps } from './TimeSlots';
import type { guide } from './TimeSlots.guide';

/** Slots of which one can be picked. */
function Held({
  value: first,
  width = '20rem',
  ...rest
}: Omit<TimeSlotsProps, 'onChange' | 'legend'> & { width?: string }) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: width }}>
      <TimeSlots {...rest} legend="Set Time" value={value} onChange={setValue} />
    </div>
  );
}

const free = ['13:30', '14:00', '14:30', '15:00', '15:30'].map((time) => ({ time }));

export default {
  anatomy: (
    <Held
      width="14rem"
      slots={[{ time: '13:00', disabledReason: 'past' }, ...free]}
      value="14:30"
      hint="The kitchen takes six orders in each half hour."
    />
  ),
  pairs: {
    gone: {
      do: (
        <Held
          slots={free.map(({ time }) => (time === '14:00' ? { time, disabledReason: 'full' } : { time }))}
          value="14:30"
        />
      ),
      dont: <Held slots={free.filter(({ time }) => time !== '14:00')} value="14:30" />,
    },
    short: {
      do: <Held slots={free} value="14:30" />,
      dont: <Held slots={free.map(({ time }) => ({ time: `at ${time} o’clock` }))} value="at 14:30 o’clock" />,
    },
  },
} satisfies Figures<typeof guide>;
