import type { Role } from '@seduh/contract';
import { type Permission, PERMISSIONS, ROLES } from '@seduh/contract/constants';
import { persisted } from '../storage/persisted';

/** Who is logged in on this device. */
export interface Session {
  id: string;
  /** Opaque; goes out as `x-access-token`. */
  token: string;
  role: Role;
  /** Path of the profile image, null for the default one. */
  image: string | null;
  /**
   * What they may do as staff; empty for customers, and for staff who have a second factor to set up first. The server
   * checks each call again.
   */
  permissions: readonly Permission[];
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

/** Keeps what the session knows of its profile up to date, for other tabs too; nothing where somebody else is logged in by now. */
export function keepProfile({ id, image, permissions }: Pick<Session, 'id' | 'image' | 'permissions'>): void {
  const session = getSession();
  const isSame = session?.image === image && String(session.permissions) === String(permissions);
  if (session?.id === id && !isSame) sessionStore.set({ ...session, image, permissions });
}

/** Anything that is not a whole session counts as logged out. */
function parseSession(found: unknown): Session | null {
  if (typeof found !== 'object' || found === null) return null;
  const { id, token, role, image, permissions } = found as Partial<Record<keyof Session, unknown>>;
  if (typeof id !== 'string' || !id || typeof token !== 'string' || !token) return null;
  const known = ROLES.find((name) => name === role) ?? 'User';
  // staff who logged in before there were any may do everything, until their profile says otherwise
  const all = known === 'Admin' ? PERMISSIONS : [];
  return {
    id,
    token,
    role: known,
    image: typeof image === 'string' && image ? image : null,
    permissions: Array.isArray(permissions) ? all.filter((name) => permissions.includes(name)) : all,
  };
}
