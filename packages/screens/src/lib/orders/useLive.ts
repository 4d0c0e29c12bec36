import { serverNow, useOrderEvents } from '@seduh/api-client';
import { formatTime } from '../format/times';
import { useOnline } from '../useOnline';
import { livenessOf, type Liveness } from './liveness';
import type { ShopTime } from './moments';

/** Where the server's clock stood when this device's showed `date`. */
const byServer = (date: Date): Date => new Date(date.getTime() + serverNow().getTime() - Date.now());

/**
 * Follows the orders on the page, which then update by themselves.
 * @returns how live they are, and when the server was last heard, `14:03`; null for never
 */
export function useLive({ zone, now }: ShopTime): { liveness: Liveness; heardAt: string | null } {
  const { state, lastHeard } = useOrderEvents();
  const isOnline = useOnline();
  const heard = lastHeard && byServer(lastHeard);
  return {
    liveness: livenessOf({ state, lastHeard: heard }, now, isOnline),
    heardAt: heard && formatTime(heard.toISOString(), zone),
  };
}
