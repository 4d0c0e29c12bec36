import { type CollectState, serverNow } from '@seduh/api-client';
import type { CollectScreen } from '@seduh/contract';
import { formatTime } from '../lib/format/times';
import { useOnline } from '../lib/useOnline';
import { useShopClock } from '../lib/useShopClock';

/** After so long nothing on it is true any more, and nobody's name stands there for nothing, ms. */
const KEPT = 20 * 60_000;

// the shop's clock may have been heard of later than the screen
const byServer = (at: number): number => at + serverNow().getTime() - Date.now();

/** What may be shown of what was heard, and since when it is old, `14:32`; null while it is not. */
export function useHeardScreen({ screen, error }: CollectState): {
  screen: CollectScreen | undefined;
  error: CollectState['error'];
  oldSince: string | null;
} {
  const clock = useShopClock();
  const isOnline = useOnline();
  if (!screen) return { screen: undefined, error, oldSince: null };
  const heardAt = byServer(screen.heardAt);
  // also of a television that was out of sight for hours, before it has heard anything new
  if (clock.now - heardAt > KEPT) return { screen: undefined, error, oldSince: null };
  const isOld = error !== undefined || !isOnline;
  return { screen, error, oldSince: isOld ? formatTime(new Date(heardAt).toISOString(), clock) : null };
}
