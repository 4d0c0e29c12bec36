import { unstable_serialize, type Cache, type ScopedMutator } from 'swr';

/** A mounted provider's cache. Reads and writes from outside components reach it through here. */
export interface Store {
  cache: Cache;
  mutate: ScopedMutator;
}

/** A cache key: `[resource, …params]`. That of private data names its user, by whom it is forgotten at logout. */
export type Key = readonly [resource: string, ...params: unknown[]];

const stores = new Set<Store>();

/** What modules remember beside the caches, to be forgotten with the last of them. */
const memories = new Set<() => void>();

/** Makes a provider's cache known; returns what takes it back. */
export function connectStore(store: Store): () => void {
  stores.add(store);
  return () => {
    stores.delete(store);
    if (stores.size > 0) return;
    for (const forget of memories) forget();
    memories.clear();
  };
}

/** Calls `forget` once when the last provider has gone, so that the next one (a test's, a story's) starts empty. */
export const forgetWithStores = (forget: () => void): void => void memories.add(forget);

/**
 * The text a key is filed under; also the name of an entry in `ApiProvider`'s `fallback`.
 * Parts follow each other in it, so that a shorter key's text is a prefix of the longer one's.
 */
export const serializeKey = (key: Key): string => unstable_serialize([...key]);

/** What a mounted cache holds for the key. */
export function cached(key: Key): unknown {
  const name = serializeKey(key);
  return [...stores].map(({ cache }) => cache.get(name)?.data).find((data) => data !== undefined);
}

/** Whether a mounted cache holds data for the key. */
export const isCached = (key: Key): boolean => cached(key) !== undefined;

/** Writes data under the key, without a request. */
export function fill(key: Key, data: unknown): void {
  for (const { mutate } of stores) void mutate(serializeKey(key), data, { revalidate: false });
}

/** Calls `act` for each entry with this part in its key's text. */
export function forEachEntry(part: string, act: (store: Store, name: string) => void): void {
  for (const store of stores) {
    // listed first: an act may take entries out
    const names = Array.from(store.cache.keys()).filter((name) => name.includes(part));
    for (const name of names) act(store, name);
  }
}
