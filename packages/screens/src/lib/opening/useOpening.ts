import type { ShopHours } from '@seduh/domain';
import { useShopClock } from '../useShopClock';
import { useWords } from '../words/words';
import { openingInWords } from './opening';
import { openingWords } from './words';

/** Whether a shop is open, in words, as the time goes by; undefined while the shop is not known. */
export function useOpening(shop: ShopHours | undefined): string | undefined {
  const clock = useShopClock();
  const m = useWords(openingWords);
  return shop && openingInWords(shop, clock, m);
}
