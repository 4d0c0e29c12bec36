import { TimeSlots, type TimeSlot } from '@seduh/ui';
import { useState } from 'react';

const slots: TimeSlot[] = [
  { time: '13:00', disabledReason: 'past' },
  { time: '13:30', disabledReason: 'full' },
  { time: '14:00' },
  { time: '14:30' },
];

export function PickUpTime() {
  const [time, setTime] = useState('');
  return (
    <TimeSlots
      legend="Pick up at"
      slots={slots}
      value={time}
      onChange={setTime}
      hint="The kitchen takes six orders in each half hour."
    />
  );
}
