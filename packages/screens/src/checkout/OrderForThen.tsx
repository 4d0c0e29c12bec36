import type { DeliveryId, Shop } from '@seduh/contract';
import { firstPossibleTime, timeWords } from '@seduh/domain';
import { Button } from '@seduh/ui';
import { useShopClock } from '../lib/useShopClock';

export interface OrderForThenProps {
  shop: Shop;
  deliveryId: DeliveryId;
  /** Called with the instant, ISO 8601. */
  onChange: (time: string) => void;
}

/** Sets the order to the first time it can be had by this delivery method, which it names. Nothing where there is no such time. */
export default function OrderForThen({ shop, deliveryId, onChange }: OrderForThenProps) {
  const at = new Date(useShopClock().now);
  const first = firstPossibleTime(shop, deliveryId, at);
  if (!first) return null;
  return (
    <Button variant="line" size="sm" onClick={() => onChange(first.toISOString())}>
      {`Order for ${timeWords(shop.time_zone, first, at)}`}
    </Button>
  );
}
