import { serverNow } from '@seduh/api-client';
import { useState } from 'react';
import { nextTime } from './wantedTime';

/**
 * The instant a cart's clock time stands for. It is kept while the page is open: a time that passes meanwhile is then
 * refused by the server, rather than moved to tomorrow behind the customer's back.
 * @param clock `now` or `HH:MM`
 * @param zone the shop's zone; undefined while it loads
 * @returns `now`, an ISO instant, or null while the zone is not known
 */
export function useWantedTime(clock: string, zone: string | undefined): string | null {
  const [kept, setKept] = useState<{ clock: string; zone: string; at: string }>();
  if (clock === 'now') return clock;
  if (!zone) return null;
  if (kept?.clock === clock && kept.zone === zone) return kept.at;
  const at = nextTime(clock, zone, serverNow());
  setKept({ clock, zone, at });
  return at;
}
