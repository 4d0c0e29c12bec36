import type { Permission } from '@seduh/contract/constants';
import { useStored, whole } from '../storage/useStored';
import { sessionStore, type Session } from './session';

export interface SessionState {
  session: Session | null;
  /** `unknown` on the server, and until the page is hydrated where somebody is in: show neither side of a guard. */
  status: 'unknown' | 'in' | 'out';
  isAdmin: boolean;
  /** Whether who is logged in may do so as staff. */
  can: (permission: Permission) => boolean;
}

/** The session, followed: login, logout, expiry and other tabs. */
export function useSession(): SessionState {
  const session = useStored(sessionStore, (found) => found === null, whole);
  const can = (permission: Permission) => session?.permissions.includes(permission) ?? false;
  if (session === undefined) return { session: null, status: 'unknown', isAdmin: false, can };
  return { session, status: session ? 'in' : 'out', isAdmin: session?.role === 'Admin', can };
}
