import type {
  ForgotPasswordBody,
  LoginBody,
  LoginData,
  ProofAsked,
  RegisterBody,
  RegisterData,
  ResetPasswordBody,
} from '@seduh/contract';
import { API_PATHS, HEADERS } from '@seduh/contract/constants';
import { ApiError } from '../http/ApiError';
import { request, type Answer } from '../http/request';
import { clearSession, sessionStore, type Session } from '../session/session';
import { joinFavourites } from '../favourites/favourites';
import { mergeGuestCart } from './mergeGuestCart';

/** What a login leads to. */
export interface LoginResult {
  session: Session;
  msg: string;
  /** Not all of the guest's cart fitted into the user's. */
  cartWasFull: boolean;
}

/**
 * Logs in and keeps the session; the guest's cart and favourites are merged into the customer's. Staff order nothing: the
 * device's wait for the next customer.
 * @throws {ApiError} WRONG_CREDENTIALS, VALIDATION, RATE_LIMITED; CODE_REQUIRED and WRONG_CODE of staff with a second factor
 */
export async function login(body: LoginBody): Promise<LoginResult> {
  return beginSession(await request<LoginData>(API_PATHS.login, { method: 'POST', body }));
}

/**
 * Ends a login that went over the shop's provider of logins: fetches the session the browser has come back for, once.
 * Goes on like {@link login}.
 * @throws {ApiError} LINK_EXPIRED where there is none (any more), RATE_LIMITED
 */
export async function finishOidcLogin(): Promise<LoginResult> {
  return beginSession(await request<LoginData>(API_PATHS.oidcSession, { method: 'POST' }));
}

/** Keeps the session that an answer has begun on this device. */
export function beginSession({ data, msg }: Answer<LoginData>): LoginResult {
  const { id, role, image, permissions } = data.payload;
  const session: Session = { id, token: data.token, role, image, permissions };
  const cartWasFull = role === 'User' && !mergeGuestCart(id);
  sessionStore.set(session);
  if (role === 'User') joinFavourites(id);
  return { session, msg, cartWasFull };
}

/**
 * Makes an account; does not log in. Where the server asks for a proof of work, as it does when many sign up from one
 * address, that is done and the call sent again.
 * @param onWork called when that begins, which takes a second or a few
 * @throws {ApiError} EMAIL_TAKEN, PHONE_TAKEN, VALIDATION, RATE_LIMITED, PROOF_REQUIRED where the work cannot be done
 */
export async function register(body: RegisterBody, onWork?: () => void): Promise<{ data: RegisterData; msg: string }> {
  const send = async (headers: Record<string, string> = {}) => {
    const { data, msg } = await request<RegisterData>(API_PATHS.register, { method: 'POST', body, headers });
    return { data, msg };
  };
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROOF_REQUIRED') throw error;
    onWork?.();
    const { solveProof } = await import('./proof');
    const proof = await solveProof(error.data as ProofAsked).catch(() => null);
    if (proof === null) throw error;
    return send({ [HEADERS.proof]: proof });
  }
}

/**
 * Asks for a mail with a link to a new password. The answer tells nobody whether there is such an account.
 * @returns the server's message
 * @throws {ApiError} VALIDATION, RATE_LIMITED
 */
export async function forgotPassword(body: ForgotPasswordBody): Promise<string> {
  return (await request<null>(API_PATHS.forgotPassword, { method: 'PATCH', body })).msg;
}

/**
 * Sets a new password with the token of a mailed link. The server ends all sessions of the account, so the one on this
 * device ends too.
 * @returns the server's message
 * @throws {ApiError} LINK_EXPIRED, VALIDATION, RATE_LIMITED
 */
export async function resetPassword(body: ResetPasswordBody): Promise<string> {
  const { msg } = await request<null>(API_PATHS.resetPassword, { method: 'PATCH', body });
  clearSession();
  return msg;
}
