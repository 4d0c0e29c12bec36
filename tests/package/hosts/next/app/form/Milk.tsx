'use client';

import { OptionGroup } from '@seduh/ui';
import { useState } from 'react';

const milks = [
  { id: 1, name: 'Whole milk' },
  { id: 2, name: 'Oat milk' },
];

// what a shop shapes is controlled: a server component has no state to keep it in
export function Milk() {
  const [milk, setMilk] = useState<number[]>([]);
  return <OptionGroup legend="Milk" name="milk" options={milks} min={1} max={1} value={milk} onChange={setMilk} />;
}
