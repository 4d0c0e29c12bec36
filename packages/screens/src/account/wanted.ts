import { readArrival } from './arrival';

// a login over a provider leaves the shop, and no history entry's state comes back with it
const key = 'seduh.wanted';

/** Remembers the page that was wanted, for a login that leaves the shop; without one, forgets the former. */
export function keepWanted(from: string | undefined): void {
  try {
    if (from) sessionStorage.setItem(key, from);
    else sessionStorage.removeItem(key);
  } catch {
    // storage is blocked: such a login then leads home
  }
}

/** The page that was wanted before the shop was left. */
export function readWanted(): string | undefined {
  try {
    return readArrival({ from: sessionStorage.getItem(key) }).from;
  } catch {
    return undefined;
  }
}
