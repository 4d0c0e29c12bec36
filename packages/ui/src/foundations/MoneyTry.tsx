import { useState } from 'react';
import { MoneyField } from '../MoneyField';
import { formatRupiah, Price } from '../Price';
import { QuantityStepper } from '../QuantityStepper';
import './words.css';

/** Money as it is typed and multiplied. */
export function MoneyTry() {
  const [amount, setAmount] = useState<number | null>(28_000);
  const [count, setCount] = useState(2);
  return (
    <div className="doc-try">
      <MoneyField label="Price" value={amount} onChange={setAmount} hint="Groups itself as you type" />
      <QuantityStepper label="Quantity" value={count} onChange={setCount} min={0} />
      <p aria-live="polite">
        {count} x {formatRupiah(amount ?? 0)} = <Price amount={count * (amount ?? 0)} size="lg" />
      </p>
    </div>
  );
}
