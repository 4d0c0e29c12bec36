import { persisted } from '../lib/persisted';

/** What the login page may be told by who sends somebody there; kept in the history entry, never in the URL. */
export interface Arrival {
  /** The page that was wanted, to go on to. */
  from?: string;
  /** Fills the email in. */
  email?: string;
}

/** Reads a history entry's state, which may be anything after a reload or by another version. */
export function readArrival(state: unknown): Arrival {
  const { from, email } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return {
    // only a page of ours
    from: typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined,
    email: typeof email === 'string' ? email : undefined,
  };
}

// a login over a provider leaves the shop, and no history entry's state comes back with it; without storage it leads home
const wanted = persisted<string | undefined>('sessionStorage', 'seduh.wanted', (from) => readArrival({ from }).from);

/** Remembers the page that was wanted, for a login that leaves the shop; without one, forgets the former. */
export const keepWanted = (from: string | undefined): void => (from ? wanted.set(from) : wanted.clear());

/** The page that was wanted before the shop was left. */
export const readWanted = wanted.get;
