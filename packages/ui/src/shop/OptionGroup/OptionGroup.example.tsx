import { OptionGroup } from '@seduh/ui';
import { useState } from 'react';

const extras = [
  { id: 1, name: 'Extra shot', note: '+ IDR 6,000' },
  { id: 2, name: 'Boba', note: '+ IDR 5,000' },
  { id: 3, name: 'Whipped cream', note: '+ IDR 4,000' },
];

export function Extras() {
  const [chosen, setChosen] = useState<number[]>([]);
  return <OptionGroup legend="Extras" options={extras} max={2} value={chosen} onChange={setChosen} />;
}
