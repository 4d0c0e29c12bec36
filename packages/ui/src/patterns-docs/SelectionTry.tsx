import { useState } from 'react';
import { latte, matcha } from '../fixtures/pictures';
import { HistoryCard } from '../shop/HistoryCard';
import { CircleCheck } from '../icons';
import { SelectionBar } from '../SelectionBar';

const orders = [
  { id: 1, name: 'Hazelnut Latte', image: latte, price: 25_000, meta: '18 Nov' },
  { id: 2, name: 'Matcha Latte', image: matcha, price: 28_000, meta: '16 Nov' },
];

/** Cards that can be chosen, and the bar that comes for them. */
export function SelectionTry() {
  const [chosen, setChosen] = useState<number[]>([2]);
  return (
    <>
      <div className="doc-stack">
        {orders.map(({ id, ...order }) => (
          <HistoryCard
            key={id}
            {...order}
            href="#order"
            statusLabel="Delivered"
            statusTone="ok"
            statusIcon={<CircleCheck />}
            selectable
            selected={chosen.includes(id)}
            onSelectedChange={(isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
            selectLabel={`Select ${order.name}, ${order.meta}`}
          />
        ))}
      </div>
      <SelectionBar count={chosen.length} onClear={() => setChosen([])} onDelete={() => setChosen([])} />
    </>
  );
}
