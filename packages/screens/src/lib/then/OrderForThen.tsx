import type { CartLine } from '@seduh/api-client';
import type { DeliveryId, Shop } from '@seduh/contract';
import { firstPossibleTime } from '@seduh/domain';
import { Button } from '@seduh/ui';
import { namedDay } from '../format/days';
import { formatTime } from '../format/times';
import { useShopClock } from '../useShopClock';
import { useWords } from '../words/words';
import { useAhead } from './useAhead';
import { thenWords } from './words';

export interface OrderForThenProps {
  shop: Shop;
  deliveryId: DeliveryId;
  /** What somebody is about to put into the cart. */
  adds?: CartLine | null | undefined;
  /** Called with the instant, ISO 8601. */
  onChange: (time: string) => void;
}

/** Sets the order to the first time it can be had by this delivery method, which it names. Nothing where there is no such time. */
export default function OrderForThen({ shop, deliveryId, adds, onChange }: OrderForThenProps) {
  const m = useWords(thenWords);
  const { now, locale } = useShopClock();
  const at = new Date(now);
  const ahead = useAhead(shop, deliveryId, at, adds);
  const first = firstPossibleTime(shop, deliveryId, at, ahead)?.toISOString();
  if (!first) return null;
  const style = { zone: shop.time_zone, locale, now };
  return (
    <Button variant="line" size="sm" onClick={() => onChange(first)}>
      {m.orderFor(namedDay(first, style), formatTime(first, style))}
    </Button>
  );
}
