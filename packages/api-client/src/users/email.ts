import type { ConfirmedEmail, UndoneEmail } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { request } from '../http/request';
import { clearSession, getSession } from '../session/session';
import { profileKey } from './requests';

/**
 * Has the link to the new email mailed once more.
 * @returns the server's message
 * @throws {ApiError} NOT_FOUND where none waits any more, RATE_LIMITED
 */
export async function resendEmailLink(): Promise<string> {
  return followed(async () => (await request<null>(API_PATHS.emailChange, { method: 'POST' })).msg);
}

/**
 * Gives up the new email that waits.
 * @returns the server's message
 * @throws {ApiError} NOT_FOUND where none waits any more
 */
export async function cancelEmailChange(): Promise<string> {
  return followed(async () => (await request<null>(API_PATHS.emailChange, { method: 'DELETE' })).msg);
}

/**
 * Confirms a new email with the token of a mailed link.
 * @returns the email that counts now
 * @throws {ApiError} LINK_EXPIRED, EMAIL_TAKEN, RATE_LIMITED
 */
export async function confirmEmail(token: string): Promise<string> {
  const { data } = await request<ConfirmedEmail>(API_PATHS.confirmEmail, { method: 'PATCH', body: { token } });
  await refreshProfile();
  return data.email;
}

/**
 * Undoes a change of the email with the token of a mailed link. The server ends all sessions of the account; the one on
 * this device ends too.
 * @returns the email that counts again, and the token for a new password
 * @throws {ApiError} LINK_EXPIRED, EMAIL_TAKEN, RATE_LIMITED
 */
export async function undoEmail(token: string): Promise<UndoneEmail> {
  const { data } = await request<UndoneEmail>(API_PATHS.undoEmail, { method: 'PATCH', body: { token } });
  clearSession();
  return data;
}

/** The profile on screen follows, also where what was asked for is over already. */
async function followed(call: () => Promise<string>): Promise<string> {
  try {
    return await call();
  } finally {
    await refreshProfile();
  }
}

async function refreshProfile(): Promise<void> {
  const userId = getSession()?.id;
  if (userId) await refresh(profileKey(userId));
}
