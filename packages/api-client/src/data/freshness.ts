import { dropPreloads } from './preloads';
import { forEachEntry, serializeKey, type Key } from './stores';

/**
 * Loads again what is on screen of every key that starts with `prefix`.
 * @returns whether all of it could be loaded
 */
export async function refresh(prefix: Key): Promise<boolean> {
  const start = serializeKey(prefix);
  dropPreloads(start);
  const loads: Promise<boolean>[] = [];
  forEachEntry(start, ({ cache, mutate }, name) => {
    loads.push(mutate(name).then(() => cache.get(name)?.error === undefined));
  });
  return (await Promise.all(loads)).every(Boolean);
}

/** Forgets what belongs to a user who has gone. To be called when nothing on screen reads it any more. */
// as keys of private data name their user, see `serializeKey`
export const dropPrivate = (userId: string): void => dropEntries(`,"${userId}",`);

/** Forgets what is known under every key that starts with `prefix`: what changed makes it wrong, not only old. */
export const drop = (prefix: Key): void => dropEntries(serializeKey(prefix));

function dropEntries(part: string): void {
  dropPreloads(part);
  forEachEntry(part, ({ cache, mutate }, name) => {
    // the write makes SWR forget requests under way, the rest of the entry goes with it
    void mutate(name, undefined);
    cache.delete(name);
  });
}
