import type { LoginBody, LoginData, RegisterBody, RegisterData } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { request, type Answer } from '../http/request';
import { sessionStore, type Session } from '../session/session';
import { handOverCart } from './handOver';

/** What a login leads to. */
export interface LoginResult {
  session: Session;
  msg: string;
  /** Not all of what the visitor had in the cart fitted to what the user had left there. */
  cartWasFull: boolean;
}

/**
 * Logs in and keeps the session; what the visitor had put into the cart is the customer's from here on. Staff order
 * nothing: the device's cart waits for the next customer.
 * @throws {ApiError} WRONG_CREDENTIALS, VALIDATION, RATE_LIMITED
 */
export async function login(body: LoginBody): Promise<LoginResult> {
  return begin(await request<LoginData>(API_PATHS.login, { method: 'POST', body }));
}

/**
 * Ends a login that went over the shop's provider of logins: fetches the session the browser has come back for, once.
 * Goes on like {@link login}.
 * @throws {ApiError} LINK_EXPIRED where there is none (any more), RATE_LIMITED
 */
export async function finishOidcLogin(): Promise<LoginResult> {
  return begin(await request<LoginData>(API_PATHS.oidcSession, { method: 'POST' }));
}

function begin({ data, msg }: Answer<LoginData>): LoginResult {
  const { id, role, image } = data.payload;
  const session: Session = { id, token: data.token, role, image };
  const cartWasFull = role === 'User' && !handOverCart(id);
  sessionStore.set(session);
  return { session, msg, cartWasFull };
}

/**
 * Makes an account; does not log in.
 * @throws {ApiError} EMAIL_TAKEN, PHONE_TAKEN, VALIDATION, RATE_LIMITED
 */
export async function register(body: RegisterBody): Promise<{ data: RegisterData; msg: string }> {
  const { data, msg } = await request<RegisterData>(API_PATHS.register, { method: 'POST', body });
  return { data, msg };
}
