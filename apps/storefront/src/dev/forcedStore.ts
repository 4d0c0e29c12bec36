import { forceFaults, type Forced } from '@seduh/api-client/faults';

/** What is forced on this tab, and what has come of it. */
export interface ForcedState extends Forced {
  /** Calls of the API since. */
  count: number;
  /** The last of them, `GET /products`. */
  last: string;
}

const KEY = 'seduh.faults';
const none: Forced = { fault: '', clock: '', calls: 'all' };

let state: ForcedState = { ...none, count: 0, last: '' };
const listeners = new Set<() => void>();

function show(next: ForcedState): void {
  state = next;
  for (const listener of listeners) listener();
}

function force(forced: Forced): void {
  show({ ...forced, count: 0, last: '' });
  forceFaults(forced, {
    onCall: (method, path) => show({ ...state, count: state.count + 1, last: `${method} ${path}` }),
  });
}

/** Kept by the tab, over reloads: a page is to be seen that starts with a fault. */
export const forcedStore = {
  get: (): ForcedState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Goes on with what the tab has kept. */
  begin(): void {
    const kept = sessionStorage.getItem(KEY);
    if (kept) force({ ...none, ...(JSON.parse(kept) as Partial<Forced>) });
  },
  change(change: Partial<Forced>): void {
    const { fault, clock, calls } = { ...state, ...change };
    sessionStorage.setItem(KEY, JSON.stringify({ fault, clock, calls }));
    force({ fault, clock, calls });
  },
  end(): void {
    sessionStorage.removeItem(KEY);
    force(none);
  },
};
