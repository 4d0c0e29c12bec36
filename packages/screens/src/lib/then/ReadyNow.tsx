import type { CartLine } from '@seduh/api-client';
import type { DeliveryId, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { formatRange } from '../format/times';
import { useShopClock } from '../useShopClock';
import { useWords } from '../words/words';
import { orderForNow } from './orderForNow';
import { useAhead } from './useAhead';
import { thenWords } from './words';

export interface ReadyNowProps {
  shop: Shop;
  deliveryId: DeliveryId;
  /** What somebody is about to put into the cart. */
  adds: CartLine;
}

/** When the cart with this would be ready now, behind what is said of it: `, ready 14:30–14:38`. Nothing while nobody knows. */
export default function ReadyNow({ shop, deliveryId, adds }: ReadyNowProps) {
  const m = useWords(thenWords);
  const clock = useShopClock();
  const now = new Date(clock.now);
  const { ahead } = useAhead(shop, deliveryId, now, adds);
  const { range } = orderForNow(shop, deliveryId, now, ahead?.range);
  if (!range) return null;
  const style = { ...clock, zone: shop.time_zone };
  return `, ${m.readyInLine(deliveryId === DELIVERY.doorDelivery, formatRange(range, style))}`;
}
