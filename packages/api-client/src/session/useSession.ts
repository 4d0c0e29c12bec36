import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from './session';

export interface SessionState {
  session: Session | null;
  /** `unknown` on the server and until the page is hydrated: show neither side of a guard. */
  status: 'unknown' | 'in' | 'out';
  isAdmin: boolean;
}

/** The session, followed: login, logout, expiry and other tabs. */
export function useSession(): SessionState {
  const session = useSyncExternalStore<Session | null | undefined>(
    sessionStore.subscribe,
    sessionStore.get,
    () => undefined,
  );
  if (session === undefined) return { session: null, status: 'unknown', isAdmin: false };
  return { session, status: session ? 'in' : 'out', isAdmin: session?.role === 'Admin' };
}
