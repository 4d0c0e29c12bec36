import { QuantityStepper } from '@seduh/ui';
import { useState } from 'react';

export function Cups() {
  const [cups, setCups] = useState(1);
  return <QuantityStepper label="Quantity of Iced Tea" value={cups} onChange={setCups} max={5} />;
}
