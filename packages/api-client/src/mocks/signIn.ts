import { clearSession, sessionStore, type Session } from '../session/session';

/** Makes somebody logged in on this device, or nobody (null), without the server. */
export function signIn(session: Session | null): void {
  if (session) sessionStore.set(session);
  else clearSession();
}
