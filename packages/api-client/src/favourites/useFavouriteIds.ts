import { useSession } from '../session/useSession';
import { useStored, whole } from '../storage/useStored';
import { favouritesOf } from './store';

/**
 * What whoever uses the device keeps, followed: this tab's changes, other tabs', login and logout. Asks nothing of the
 * server, as `useFavourites` does.
 * @returns ids, the latest first; null on the server, and until the page is hydrated where there are any, or somebody is logged in
 */
export function useFavouriteIds(): readonly string[] | null {
  const { session, status } = useSession();
  const kept = useStored(favouritesOf(session?.id ?? null), ({ ids }) => ids.length === 0, whole);
  return status === 'unknown' ? null : (kept?.ids ?? null);
}
