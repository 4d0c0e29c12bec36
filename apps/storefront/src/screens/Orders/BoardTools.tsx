import { DELIVERY_METHODS } from '@seduh/contract/constants';
import { SearchBox, SortDropdown } from '@seduh/ui';

export interface BoardToolsProps {
  search: string;
  onSearch: (search: string) => void;
  /** The way that is shown; null for all. */
  deliveryId: number | null;
  onDelivery: (deliveryId: number | null) => void;
}

const ALL = 'all';
const ways = [
  { value: ALL, label: 'all ways' },
  ...DELIVERY_METHODS.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** Which of the open orders are shown. */
export function BoardTools({ search, onSearch, deliveryId, onDelivery }: BoardToolsProps) {
  return (
    <div className="ob-tools">
      <SearchBox
        label="Find an order"
        placeholder="Find an order"
        value={search}
        onValueChange={onSearch}
        onSearch={onSearch}
      />
      <SortDropdown
        label="Show"
        options={ways}
        value={deliveryId === null ? ALL : String(deliveryId)}
        restingLabel="all ways"
        onChange={(value) => onDelivery(value === ALL ? null : Number(value))}
      />
    </div>
  );
}
