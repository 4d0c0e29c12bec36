import type { DeliveryId } from '@seduh/contract';
import { SearchBox, Select } from '@seduh/ui';
import { rowOf, DELIVERY_METHOD_ROWS, deliveryMethodOf } from '../lib/orders/deliveryMethodFilter';

export interface BoardToolsProps {
  search: string;
  onSearch: (search: string) => void;
  /** The way that is shown; null for all. */
  deliveryId: DeliveryId | null;
  onDelivery: (deliveryId: DeliveryId | null) => void;
}

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
      <Select
        label="Show"
        options={DELIVERY_METHOD_ROWS}
        value={rowOf(deliveryId)}
        placeholder="all ways"
        onChange={(row) => onDelivery(deliveryMethodOf(row))}
      />
    </div>
  );
}
