import type { ConfirmedEmail, PasswordBody, Profile, ProfileBody, UndoneEmail } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { cartOf } from '../cart/cart';
import { favouritesOf } from '../favourites/store';
import { drop, refresh } from '../data/freshness';
import { fill } from '../data/stores';
import { formOf } from '../http/formOf';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { clearSession, getSession, keepProfile } from '../session/session';
import { profileKey } from './profile';

/** What changes in a profile: only the fields that do. An empty text or null takes away what was there. */
export interface ProfileEdit extends Omit<ProfileBody, 'remove_image'> {
  /** A new image; null goes back to the default one. */
  picture?: File | null;
}

/**
 * Saves changes of the own profile. Profile and image on screen follow, other tabs too.
 * Another email only begins to wait for its confirmation, as the profile's `pending_email`.
 * @throws {ApiError} REAUTH_REQUIRED, WRONG_PASSWORD, VALIDATION, EMAIL_TAKEN, PHONE_TAKEN, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED
 */
export async function editProfile({ picture, ...fields }: ProfileEdit): Promise<Profile> {
  const form = formOf({ ...fields, remove_image: picture === null || undefined }, picture);
  const { data } = await request<Profile>(API_PATHS.editProfile, { method: 'PATCH', form });
  // not once they have logged out: it would be left there for whoever comes next
  if (getSession()?.id === data.id) fill(profileKey(data.id), data);
  if (fields.avoids) {
    // they warn of what was avoided before
    drop(['quote', data.id]);
    drop(['usual', data.id]);
    // read once more: what a device without a connection knows is what was read last
    void refreshProfile();
  }
  keepProfile(data);
  return data;
}

/**
 * Sets a new password. Every other session of the account ends, this one stays.
 * @returns the server's message
 * @throws {ApiError} WRONG_PASSWORD, REAUTH_REQUIRED for a first one, VALIDATION, RATE_LIMITED
 */
export async function changePassword(body: PasswordBody): Promise<string> {
  const { msg } = await request<null>(API_PATHS.password, { method: 'PATCH', body });
  // an account that had none has one now
  void refreshProfile();
  return msg;
}

/**
 * Closes the own account for good, and forgets it on this device: session and cart.
 * @param password of an account that has one, else ''
 * @param onClosed called once it is closed, right before the session ends here
 * @throws {ApiError} WRONG_PASSWORD, REAUTH_REQUIRED, ORDER_OPEN where an order is under way; CANCELED as {@link forAsker}
 */
export async function closeAccount(password: string, onClosed: () => void): Promise<void> {
  const session = getSession();
  await forAsker(async () => {
    await request<null>(API_PATHS.profile, { method: 'DELETE', body: { password } });
    // whoever is logged in by now: nobody will ask for these again
    if (session) {
      cartOf(session.id).clear();
      favouritesOf(session.id).clear();
    }
  });
  onClosed();
  if (session) clearSession(session.token);
}

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
