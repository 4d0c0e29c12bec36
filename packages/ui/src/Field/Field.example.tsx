import { Field } from '@seduh/ui';
import { useState } from 'react';

export function Sweetness() {
  const [sugar, setSugar] = useState(50);
  return (
    <Field label="Sweetness" hint="Half is what most people like." aside={<p>{sugar} %</p>}>
      {(control) => (
        <input
          {...control}
          type="range"
          step={25}
          value={sugar}
          onChange={(event) => setSugar(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
