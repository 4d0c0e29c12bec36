import { useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import { favouritesOf, type Favourites } from './store';

/**
 * What whoever uses the device keeps, followed: this tab's changes, other tabs', login and logout. Asks nothing of the
 * server, as `useFavourites` does.
 * @returns ids, the latest first; null on the server and until the page is hydrated
 */
export function useFavouriteIds(): readonly string[] | null {
  const { session } = useSession();
  const { subscribe, get } = favouritesOf(session?.id ?? null);
  return useSyncExternalStore<Favourites | null>(subscribe, get, () => null)?.ids ?? null;
}
