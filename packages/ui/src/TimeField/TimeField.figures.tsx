import { useState } from 'react';
import type { Figures } from '../guide/types';
import { SelectField } from '../Select';
import { TimeField, type TimeFieldProps } from './TimeField';
import type { guide } from './TimeField.guide';

const days = [
  { value: '2026-11-20', label: 'Today' },
  { value: '2026-11-21', label: 'Tomorrow' },
];
const times = ['13:00', '13:15', '14:30'].map((time) => ({ value: time, label: time }));

/** A field that keeps its answers. */
function Held({
  now: first,
  time: set = '14:30',
  ...rest
}: Pick<TimeFieldProps, 'now' | 'hint' | 'error'> & { time?: string }) {
  const [now, onNowChange] = useState(first);
  const [day, onDayChange] = useState('2026-11-20');
  const [time, onTimeChange] = useState(set);
  const words = { nowLegend: 'Now', yesLabel: 'Yes', noLabel: 'No', dayLabel: 'Day', timeLabel: 'Set Time' };
  return (
    <TimeField {...words} {...rest} {...{ now, onNowChange, days, day, onDayChange, times, time, onTimeChange }} />
  );
}

export default {
  anatomy: <Held now={false} hint="We are open until 7 pm." />,
  pairs: {
    'only-if': {
      do: <Held now />,
      dont: (
        <>
          <SelectField label="Day" options={days} />
          <SelectField label="Time" options={times} />
        </>
      ),
    },
    error: {
      do: <Held now={false} time="" error="That has passed. Choose another time." />,
      dont: <Held now={false} time="" error="Time must be 1 - 7 pm" />,
    },
  },
} satisfies Figures<typeof guide>;
