import { type SizeOption, SizePicker } from '@seduh/ui';
import { useState } from 'react';

const sizes: SizeOption[] = [
  { id: 1, code: 'R', name: 'Regular' },
  { id: 2, code: 'L', name: 'Large', note: '+ IDR 3,000' },
  { id: 3, code: 'XL', name: 'Extra Large', note: '+ IDR 6,000' },
];

export function CupSize() {
  const [size, setSize] = useState(1);
  return <SizePicker legend="Size" options={sizes} value={size} onChange={setSize} />;
}
