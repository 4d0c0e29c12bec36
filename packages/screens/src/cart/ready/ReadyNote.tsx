import type { Cart } from '@seduh/api-client';
import type { Quote, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { useLocale } from '@seduh/ui';
import { formatRange } from '../../lib/format/times';
import { useWords } from '../../lib/words/words';
import { readyWords } from './words';

export interface ReadyNoteProps {
  deliveryId: Cart['deliveryId'];
  /** Undefined while there is none that is of this cart. */
  quote: Pick<Quote, 'ready_range' | 'problems'> | undefined;
  shop: Pick<Shop, 'time_zone'> | undefined;
}

/** From when up to when a cart for now would be ready; nothing where nobody knows, or it cannot be had now. */
export default function ReadyNote({ deliveryId, quote, shop }: ReadyNoteProps) {
  const m = useWords(readyWords);
  const locale = useLocale();
  const range = quote?.problems.length === 0 ? quote.ready_range : undefined;
  if (!range || !shop) return null;
  return m.ready(deliveryId === DELIVERY.doorDelivery, formatRange(range, { zone: shop.time_zone, locale }));
}
