import { RadioField } from '@seduh/ui';
import { useState } from 'react';

const milks = [
  { value: 'dairy', label: 'Dairy' },
  { value: 'oat', label: 'Oat' },
  { value: 'none', label: 'None' },
];

export function MilkField() {
  const [milk, setMilk] = useState<string | null>(null);
  return (
    <RadioField legend="Milk" name="milk" options={milks} value={milk} onChange={setMilk} hint="Oat costs the same." />
  );
}
