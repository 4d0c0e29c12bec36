import { ChoiceGroup } from '@seduh/ui';
import { useState } from 'react';

const roasts = ['Light', 'Medium', 'Dark'];

export function RoastPicker() {
  const [roast, setRoast] = useState('Medium');
  return (
    <ChoiceGroup legend="Roast">
      {roasts.map((name) => (
        <label key={name}>
          <input type="radio" name="roast" value={name} checked={name === roast} onChange={() => setRoast(name)} />
          {name}
        </label>
      ))}
    </ChoiceGroup>
  );
}
