import type { LoginBody, LoginData, RegisterBody, RegisterData } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { handOverCart } from '../cart/handOver';
import { request } from '../http/request';
import { clearSession, getSession, sessionStore, type Session } from '../session/session';

/**
 * Logs in and keeps the session; what the visitor had put into the cart is the user's from here on.
 * @throws {ApiError} WRONG_CREDENTIALS, VALIDATION, RATE_LIMITED
 */
export async function login(body: LoginBody): Promise<{ session: Session; msg: string }> {
  const { data, msg } = await request<LoginData>(API_PATHS.login, { method: 'POST', body });
  const { id, role, image } = data.payload;
  const session: Session = { id, token: data.token, role, image };
  handOverCart(id);
  sessionStore.set(session);
  return { session, msg };
}

/**
 * Makes an account; does not log in.
 * @throws {ApiError} EMAIL_TAKEN, PHONE_TAKEN, VALIDATION, RATE_LIMITED
 */
export async function register(body: RegisterBody): Promise<{ data: RegisterData; msg: string }> {
  const { data, msg } = await request<RegisterData>(API_PATHS.register, { method: 'POST', body });
  return { data, msg };
}

/** Ends the session here and on the server; here even where the server cannot be told. Never rejects. */
export async function logout(): Promise<void> {
  const token = getSession()?.token;
  if (!token) return;
  try {
    await request(API_PATHS.logout, { method: 'DELETE' });
  } catch (error) {
    console.warn('The server did not hear the logout', error);
  }
  clearSession(token);
}
