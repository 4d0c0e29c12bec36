import type { Role } from '@seduh/contract';
import { ROLES } from '@seduh/contract/constants';
import { persisted } from '../storage/persisted';

/** Who is logged in on this device. */
export interface Session {
  id: string;
  /** Opaque; goes out as `x-access-token`. */
  token: string;
  role: Role;
  /** Path of the profile image, null for the default one. */
  image: string | null;
}

/** Local storage key the session is kept under. */
export const SESSION_KEY = 'userInfo';

/** The session as stored; read it by {@link getSession} or `useSession`. */
export const sessionStore = persisted<Session | null>({
  key: SESSION_KEY,
  parse: parseSession,
  dropWhenFull: true,
});

/** The session now; null when logged out and on the server. */
export function getSession(): Session | null {
  return typeof window === 'undefined' ? null : sessionStore.get();
}

/** Calls `listener` when somebody logs in or out here, or in another tab; returns what ends that. */
export const onSessionChange = (listener: () => void): (() => void) => sessionStore.subscribe(listener);

/** Ends the session on this device; with a token, only the session that has it. */
export function clearSession(token?: string): void {
  if (token === undefined || getSession()?.token === token) sessionStore.clear();
}

/** Keeps the session's image up to date, for other tabs too; nothing where somebody else is logged in by now. */
export function keepImage(userId: string, image: string | null): void {
  const session = getSession();
  if (session?.id === userId && session.image !== image) sessionStore.set({ ...session, image });
}

/** Anything that is not a whole session counts as logged out. */
function parseSession(found: unknown): Session | null {
  if (typeof found !== 'object' || found === null) return null;
  const { id, token, role, image } = found as Partial<Record<keyof Session, unknown>>;
  if (typeof id !== 'string' || !id || typeof token !== 'string' || !token) return null;
  return {
    id,
    token,
    role: ROLES.find((name) => name === role) ?? 'User',
    image: typeof image === 'string' && image ? image : null,
  };
}
