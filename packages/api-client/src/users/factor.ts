import type { FactorProofBody, FactorSetUp, RecoveryCodes, SecondFactor } from '@seduh/contract';
import { FACTOR_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request, type RequestOptions } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';
import { factorKey, sessionsKey } from './keys';
import { profileKey } from './profile';

/** The own second factor, for staff. */
export function useSecondFactor(): Resource<SecondFactor> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<SecondFactor>(FACTOR_PATHS.factor)).data;
  return useResource(userId ? factorKey(userId) : null, load, waiting);
}

const ask = <Data>(path: string, options: RequestOptions) => forAsker(() => request<Data>(path, options));

/** What depends on it is asked for again: the factor itself, what they may do, which the profile says, and where they are logged in. */
async function followed<Data>(path: string, options: RequestOptions): Promise<Data> {
  const { data } = await ask<Data>(path, options);
  const userId = getSession()?.id;
  if (userId) await Promise.all([factorKey(userId), profileKey(userId), sessionsKey(userId)].map(refresh));
  return data;
}

/**
 * Begins to set it up, or to move it to another phone: what the app is given, this once.
 * @throws {ApiError} WRONG_PASSWORD, CODE_REQUIRED or WRONG_CODE where one is on already, RATE_LIMITED
 */
export const beginFactor = async (proof: FactorProofBody): Promise<FactorSetUp> =>
  (await ask<FactorSetUp>(FACTOR_PATHS.setup, { method: 'POST', body: proof })).data;

/**
 * Turns it on by a first code; every other device is logged out.
 * @returns the recovery codes, this once
 * @throws {ApiError} WRONG_CODE, NOT_FOUND where it took too long, RATE_LIMITED
 */
export const confirmFactor = (code: string): Promise<RecoveryCodes> =>
  followed(FACTOR_PATHS.confirm, { method: 'POST', body: { code } });

/**
 * Makes other recovery codes; those of before work no more.
 * @returns them, this once
 * @throws {ApiError} WRONG_PASSWORD, CODE_REQUIRED, WRONG_CODE, NOT_FOUND where it is off, RATE_LIMITED
 */
export const renewRecoveryCodes = (proof: FactorProofBody): Promise<RecoveryCodes> =>
  followed(FACTOR_PATHS.recoveryCodes, { method: 'POST', body: proof });

/**
 * Turns it off.
 * @throws {ApiError} WRONG_PASSWORD, CODE_REQUIRED, WRONG_CODE, SECOND_FACTOR_REQUIRED where it has to stay, RATE_LIMITED
 */
export const turnFactorOff = async (proof: FactorProofBody): Promise<void> => {
  await followed<null>(FACTOR_PATHS.factor, { method: 'DELETE', body: proof });
};
