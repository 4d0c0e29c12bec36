import { TimeField } from '@seduh/ui';
import { useState } from 'react';

const days = [
  { value: '2026-11-20', label: 'Today' },
  { value: '2026-11-21', label: 'Tomorrow' },
];
const times = ['13:00', '13:15', '13:30', '13:45'].map((time) => ({ value: time, label: time }));

export function WhenToBrew() {
  const [now, setNow] = useState(true);
  const [day, setDay] = useState('2026-11-20');
  const [time, setTime] = useState('');
  return (
    <TimeField
      nowLegend="Now"
      yesLabel="Yes"
      noLabel="No"
      now={now}
      onNowChange={setNow}
      dayLabel="Day"
      days={days}
      day={day}
      onDayChange={setDay}
      timeLabel="Set Time"
      times={times}
      time={time}
      onTimeChange={setTime}
      hint="We are open until 7 pm."
    />
  );
}
