import { type CountedCalls, forceAndCount, type Forced, NO_CALLS, NO_FAULT } from '@seduh/api-client/faults';

/** What is forced on this tab, and what has come of it. */
export interface ForcedState extends Forced, CountedCalls {}

const KEY = 'seduh.faults';

let state: ForcedState = { ...NO_FAULT, ...NO_CALLS };
const listeners = new Set<() => void>();

function show(next: ForcedState): void {
  state = next;
  for (const listener of listeners) listener();
}

function force(forced: Forced): void {
  show({ ...forced, ...NO_CALLS });
  forceAndCount(forced, (calls) => show({ ...state, ...calls }));
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
    if (kept) force({ ...NO_FAULT, ...(JSON.parse(kept) as Partial<Forced>) });
  },
  change(change: Partial<Forced>): void {
    const { fault, clock, calls } = { ...state, ...change };
    sessionStorage.setItem(KEY, JSON.stringify({ fault, clock, calls }));
    force({ fault, clock, calls });
  },
  end(): void {
    sessionStorage.removeItem(KEY);
    force(NO_FAULT);
  },
};
