import type { PasswordBody, Profile, ProfileBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { cartOf } from '../cart/store';
import { refresh } from '../data/freshness';
import { fill } from '../data/stores';
import { request } from '../http/request';
import { clearSession, getSession, keepImage } from '../session/session';
import { profileKey } from './requests';

/** What changes in a profile: only the fields that do. An empty text or null takes away what was there. */
export interface ProfileEdit extends Omit<ProfileBody, 'remove_image'> {
  /** A new picture; null goes back to the default one. */
  picture?: File | null;
}

/**
 * Saves changes of the own profile. Profile and picture on screen follow, other tabs too.
 * Another email only begins to wait for its confirmation, as the profile's `pending_email`.
 * @throws {ApiError} REAUTH_REQUIRED, WRONG_PASSWORD, VALIDATION, EMAIL_TAKEN, PHONE_TAKEN, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED
 */
export async function editProfile({ picture, ...fields }: ProfileEdit): Promise<Profile> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value ?? '');
  }
  if (picture === null) form.set('remove_image', 'true');
  else if (picture) form.set('image', picture);
  const { data } = await request<Profile>(API_PATHS.editProfile, { method: 'PATCH', form });
  fill(profileKey(data.id), data);
  keepImage(data.id, data.image);
  return data;
}

/**
 * Sets a new password. Every other session of the account ends, this one stays.
 * @returns the server's message
 * @throws {ApiError} WRONG_PASSWORD, REAUTH_REQUIRED for a first one, VALIDATION, RATE_LIMITED
 */
export async function changePassword(body: PasswordBody): Promise<string> {
  const { msg } = await request<null>(API_PATHS.password, { method: 'PATCH', body });
  const userId = getSession()?.id;
  // an account that had none has one now
  if (userId) void refresh(profileKey(userId));
  return msg;
}

/**
 * Closes the own account for good, and forgets it on this device: session and cart.
 * @param password of an account that has one, else ''
 * @param onClosed called once it is closed, right before the session ends here
 * @throws {ApiError} WRONG_PASSWORD, REAUTH_REQUIRED, ORDER_OPEN where an order is under way
 */
export async function closeAccount(password: string, onClosed: () => void): Promise<void> {
  const session = getSession();
  await request<null>(API_PATHS.profile, { method: 'DELETE', body: { password } });
  onClosed();
  if (!session) return;
  cartOf(session.id).clear();
  clearSession(session.token);
}
