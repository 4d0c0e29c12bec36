import type { DeliveryId, Shop } from '@seduh/contract';
import { firstPossibleTime } from '@seduh/domain';
import { Button } from '@seduh/ui';
import { namedDay } from '../../lib/format/days';
import { formatTime } from '../../lib/format/times';
import { useShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';
import { useAhead } from './useAhead';
import { timesWords } from './words';

export interface OrderForThenProps {
  shop: Shop;
  deliveryId: DeliveryId;
  /** Called with the instant, ISO 8601. */
  onChange: (time: string) => void;
}

/** Sets the order to the first time it can be had by this delivery method, which it names. Nothing where there is no such time. */
export default function OrderForThen({ shop, deliveryId, onChange }: OrderForThenProps) {
  const m = useWords(timesWords);
  const { now, locale } = useShopClock();
  const at = new Date(now);
  const ahead = useAhead(shop, deliveryId, at);
  const first = firstPossibleTime(shop, deliveryId, at, ahead)?.toISOString();
  if (!first) return null;
  const style = { zone: shop.time_zone, locale, now };
  return (
    <Button variant="line" size="sm" onClick={() => onChange(first)}>
      {m.orderFor(namedDay(first, style), formatTime(first, style))}
    </Button>
  );
}
