import { dropPreloads } from './preloads';
import { forEachEntry, type Key } from './stores';

/** Resources whose keys name a user next. */
const PRIVATE_RESOURCES = [
  'profile',
  'sessions',
  'quote',
  'history',
  'order',
  'orders',
  'dashboard',
  'undeliveredMails',
  'archivedProducts',
  'staffPromos',
  'promo',
];

/**
 * Loads again what is on screen of every key that starts with `prefix`.
 * @returns whether all of it could be loaded
 */
export async function refresh(prefix: Key): Promise<boolean> {
  dropPreloads(prefix);
  const loads: Promise<boolean>[] = [];
  forEachEntry(prefix, ({ cache, mutate }, name) => {
    loads.push(mutate(name).then(() => cache.get(name)?.error === undefined));
  });
  return (await Promise.all(loads)).every(Boolean);
}

/** Forgets what belongs to a user who has gone. To be called when nothing on screen reads it any more. */
export function dropPrivate(userId: string): void {
  for (const resource of PRIVATE_RESOURCES) {
    dropPreloads([resource, userId]);
    forEachEntry([resource, userId], ({ cache, mutate }, name) => {
      // the write makes SWR forget requests under way, the rest of the entry goes with it
      void mutate(name, undefined);
      cache.delete(name);
    });
  }
}
