import { Select } from '@seduh/ui';
import { useState } from 'react';

const orders = [
  { value: 'newest', label: 'newest' },
  { value: 'oldest', label: 'oldest' },
  { value: 'priciest', label: 'priciest' },
  { value: 'cheapest', label: 'cheapest' },
];

export function SortPill({ sort }: { sort: (order: string) => void }) {
  const [order, setOrder] = useState('');
  const onChange = (next: string) => {
    setOrder(next);
    sort(next);
  };
  return <Select label="Sort by" options={orders} value={order} placeholder="popular" onChange={onChange} />;
}
