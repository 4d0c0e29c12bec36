import { API_PATHS, HEADERS } from '@seduh/contract/constants';
import { request } from '../http/request';
import { clearSession, getSession } from '../session/session';

// apart from the login, which only the login page needs

/** Ends the session here at once; the server learns of it meanwhile, and where it cannot be reached, that is only logged. */
export function logout(): void {
  const token = getSession()?.token;
  if (!token) return;
  clearSession(token);
  request(API_PATHS.logout, { method: 'DELETE', headers: { [HEADERS.token]: token } }).catch((error: unknown) => {
    console.warn('The server did not hear the logout', error);
  });
}
