import { MoneyField } from '@seduh/ui';
import { useState } from 'react';

export function PriceOfProduct({ save }: { save: (price: number) => void }) {
  const [price, setPrice] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <MoneyField
      label="Price"
      placeholder="25,000"
      value={price}
      error={isAsked && price === null && 'Tell us the price.'}
      onChange={setPrice}
      onBlur={() => (price === null ? setAsked(true) : save(price))}
    />
  );
}
