import type { NewPasskeyBody, Passkey, PasskeyProofBody, PasskeySetUp } from '@seduh/contract';
import { PASSKEY_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import type { Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request, type RequestOptions } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';
import { factorKey, sessionsKey } from './keys';
import { profileKey } from './profile';

const passkeysKey = (userId: string): Key => ['passkeys', userId];

/** The own passkeys, the one made first first. */
export function usePasskeys(): Resource<Passkey[]> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<Passkey[]>(PASSKEY_PATHS.list)).data;
  return useResource(userId ? passkeysKey(userId) : null, load, waiting);
}

/** What depends on them is asked for again: the list, what staff may do, their second factor, where they are logged in. */
async function followed<Data>(path: string, options: RequestOptions): Promise<Data> {
  const { data } = await forAsker(() => request<Data>(path, options));
  const userId = getSession()?.id;
  const keys = [passkeysKey, profileKey, factorKey, sessionsKey];
  if (userId) await Promise.all(keys.map((keyOf) => refresh(keyOf(userId))));
  return data;
}

/**
 * Begins to add a passkey: what the browser makes it from, for five minutes.
 * @throws {ApiError} REAUTH_REQUIRED, WRONG_PASSWORD, CODE_REQUIRED, WRONG_CODE, PASSKEY_LIMIT, RATE_LIMITED
 */
export const beginPasskey = async (proof: Partial<PasskeyProofBody>): Promise<PasskeySetUp> =>
  (await forAsker(() => request<PasskeySetUp>(PASSKEY_PATHS.options, { method: 'POST', body: proof }))).data;

/**
 * Adds the passkey that the browser made.
 * @throws {ApiError} NOT_FOUND where it took too long, VALIDATION, PASSKEY_TAKEN, PASSKEY_LIMIT
 */
export const addPasskey = (body: NewPasskeyBody): Promise<Passkey> =>
  followed(PASSKEY_PATHS.list, { method: 'POST', body });

/**
 * Calls a passkey something else.
 * @throws {ApiError} NOT_FOUND, VALIDATION
 */
export const renamePasskey = (id: string, name: string): Promise<Passkey> =>
  followed(PASSKEY_PATHS.one(id), { method: 'PATCH', body: { name } });

/**
 * Removes a passkey; where it was used is logged out.
 * @throws {ApiError} as {@link beginPasskey}, NOT_FOUND, SECOND_FACTOR_REQUIRED where it has to stay
 */
export const removePasskey = async (id: string, proof: Partial<PasskeyProofBody>): Promise<void> => {
  await followed<null>(PASSKEY_PATHS.one(id), { method: 'DELETE', body: proof });
};
