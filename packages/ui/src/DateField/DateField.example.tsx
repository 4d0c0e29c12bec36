import { DateField } from '@seduh/ui';
import { useState } from 'react';

export function Birthday() {
  const [day, setDay] = useState('');
  return (
    <DateField
      label="Birthday"
      hint="A coffee is on us that day."
      autoComplete="bday"
      max="2020-12-31"
      value={day}
      onChange={setDay}
    />
  );
}
