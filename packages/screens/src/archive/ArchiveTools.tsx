import { DateField, SearchBox, Segment, Select } from '@seduh/ui';
import { calendarDay } from '../lib/orders/moments';
import type { ShopClock } from '../lib/useShopClock';
import { useDebounced } from '../lib/useDebounced';
import { rowOf, DELIVERY_METHOD_ROWS, deliveryMethodOf } from '../lib/orders/deliveryMethods';
import { endOf, type ArchiveFilterProps } from './archiveFilter';

export interface ArchiveToolsProps extends ArchiveFilterProps {
  clock: ShopClock;
}

const ends = [
  { value: 'all', label: 'All' },
  { value: 'done', label: 'Done' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** Narrows the list; any of it starts again at the first page. */
export function ArchiveTools({ filter, clock, onFilter }: ArchiveToolsProps) {
  const { end, deliveryId, search, from, to } = filter;
  const [typed, setTyped] = useDebounced(search, (words) => onFilter({ ...filter, search: words, page: 1 }, true));
  const today = clock.isLoading ? undefined : calendarDay(clock);
  const narrow = (change: Partial<typeof filter>) => onFilter({ ...filter, search: typed.trim(), page: 1, ...change });

  return (
    <div className="past-tools">
      <SearchBox
        label="Find an order"
        placeholder="Number, name, phone or product"
        value={typed}
        onValueChange={setTyped}
        onSearch={(words) => narrow({ search: words })}
      />
      <Select
        label="Show"
        options={DELIVERY_METHOD_ROWS}
        value={rowOf(deliveryId)}
        placeholder="all ways"
        onChange={(row) => narrow({ deliveryId: deliveryMethodOf(row) })}
      />
      <Segment
        legend="How they ended"
        hideLegend
        options={ends}
        value={end}
        onChange={(value) => narrow({ end: endOf(value) })}
      />
      <div className="past-days">
        <DateField label="From" value={from} max={to || today} onChange={(day) => narrow({ from: day })} />
        <DateField label="To" value={to} min={from} max={today} onChange={(day) => narrow({ to: day })} />
      </div>
    </div>
  );
}
