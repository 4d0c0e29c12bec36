import { Checkbox } from '@seduh/ui';
import { useState } from 'react';

export function Orders({ names }: { names: string[] }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const hasAll = chosen.length === names.length;
  return (
    <>
      <Checkbox
        label="Select all"
        checked={hasAll}
        indeterminate={chosen.length > 0 && !hasAll}
        onChange={() => setChosen(hasAll ? [] : names)}
      />
      {names.map((name) => (
        <Checkbox key={name} label={name} checked={chosen.includes(name)} onChange={() => toggle(name)} />
      ))}
    </>
  );
}
