import type { LoginData, PasskeyLoginBody, PasskeyRequest } from '@seduh/contract';
import { PASSKEY_PATHS } from '@seduh/contract/constants';
import { request } from '../http/request';
import { beginSession, type LoginResult } from './requests';

/**
 * What a browser signs to log in by a passkey; works once, for five minutes.
 * @throws {ApiError} RATE_LIMITED
 */
export const askPasskey = async (): Promise<PasskeyRequest> =>
  (await request<PasskeyRequest>(PASSKEY_PATHS.loginOptions, { method: 'POST' })).data;

/**
 * Logs in by what it signed. Goes on like `login`.
 * @throws {ApiError} WRONG_CREDENTIALS, LINK_EXPIRED where it took too long, ACCOUNT_DISABLED, RATE_LIMITED
 */
export const loginByPasskey = async (body: PasskeyLoginBody): Promise<LoginResult> =>
  beginSession(await request<LoginData>(PASSKEY_PATHS.login, { method: 'POST', body }));
