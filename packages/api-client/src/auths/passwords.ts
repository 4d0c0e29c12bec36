import type { ForgotPasswordBody, ResetPasswordBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { request } from '../http/request';
import { clearSession } from '../session/session';

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
