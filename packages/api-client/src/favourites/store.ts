import { LIMITS } from '@seduh/contract/constants';
import { isRecord } from '../http/ApiError';
import { persisted, type Persisted } from '../storage/persisted';

/** What somebody keeps of the menu, as this device knows it. Stored under these names. */
export interface Favourites {
  /** Products by their ids, the latest first. */
  ids: string[];
  /** Changes the server has not heard of, by product. A visitor has none. */
  unsent: Record<string, Change>;
}

/**
 * True for kept by a press, false for taken off. `joined` for what a visitor kept before this user logged in: of that, the
 * list takes no more than it has room for.
 */
type Change = boolean | 'joined';

/** Local storage key of what a visitor keeps; a user's has the id behind it. */
export const FAVOURITES_KEY = 'seduh.favourites';

const stores = new Map<string, Persisted<Favourites>>();

/** What a user keeps, or the device where nobody is logged in (null). */
export function favouritesOf(userId: string | null): Persisted<Favourites> {
  const key = userId === null ? FAVOURITES_KEY : `${FAVOURITES_KEY}.${userId}`;
  let store = stores.get(key);
  if (!store) {
    store = persisted({ key, parse: parseFavourites });
    stores.set(key, store);
  }
  return store;
}

/** These as they are kept: each once, and no more than one may keep. */
export const toKept = (ids: string[]): string[] => [...new Set(ids)].slice(0, LIMITS.favourites);

const isId = (found: unknown): found is string => typeof found === 'string' && /^[\da-f-]{36}$/.test(found);

/** Reads what is stored; what is no id is left out. Never throws. */
function parseFavourites(found: unknown): Favourites {
  const { ids, unsent } = isRecord(found) ? found : {};
  const changes = Object.entries(isRecord(unsent) ? unsent : {});
  return {
    ids: toKept(Array.isArray(ids) ? ids.filter(isId) : []),
    unsent: Object.fromEntries(
      changes.flatMap(([id, isKept]) => (isId(id) ? [[id, isKept === 'joined' ? isKept : isKept === true]] : [])),
    ),
  };
}
