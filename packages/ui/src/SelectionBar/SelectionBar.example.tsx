import { Checkbox, SelectionBar } from '@seduh/ui';
import { useState } from 'react';

export function Orders({ ids, remove }: { ids: string[]; remove: (ids: string[]) => void }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      {ids.map((id) => (
        <Checkbox key={id} label={id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
      <SelectionBar
        count={chosen.length}
        onClear={() => setChosen([])}
        onDelete={() => {
          remove(chosen);
          setChosen([]);
        }}
      />
    </>
  );
}
