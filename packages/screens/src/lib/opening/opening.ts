import { isOpenAt, nextChange, type ShopHours } from '@seduh/domain';
import { formatTime } from '../format/times';
import { namedDay, type ShopTime } from '../orders/moments';
import type { Change } from './change';
import type { OpeningWords } from './words';

const DAY_MS = 86_400_000;

/** Whether the shop is open, and until when: `Open until 21:00`, `Closed. Opens tomorrow at 07:00`. */
export function openingInWords(shop: ShopHours, clock: ShopTime, m: OpeningWords): string {
  const now = new Date(clock.now);
  const at = nextChange(shop, now);
  const isOpen = isOpenAt(shop, now);
  if (!at) return isOpen ? m.always : m.closed;
  const iso = at.toISOString();
  const change: Change = {
    day: namedDay(iso, clock),
    isSoon: at.getTime() - clock.now < DAY_MS,
    time: formatTime(iso, clock),
  };
  return isOpen ? m.openUntil(change) : m.opens(change);
}
