import { PASSKEY_PATHS, type LoginData, type Passkey, type PasskeyRequest, type PasskeySetUp } from '@seduh/contract';
import type { TestApp } from '../../../testing/app';
import type { TestUser } from '../../../testing/makers';
import { createAuthenticator, type AuthenticatorOptions, type TestAuthenticator } from './authenticator';

/** A phone as it names itself. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path?: string;
  payload?: object;
  /** Where it comes from; another one each time where nothing is said. */
  remoteAddress?: string;
}

interface Answered<Data> {
  status: number;
  code?: string;
  msg: string;
  data: Data;
}

/** Calls what is about passkeys; without `who` nobody is logged in. */
export async function callPasskeys<Data>(
  { app, nextAddress }: TestApp,
  who: Pick<TestUser, 'headers'> | null,
  { method = 'GET', path = PASSKEY_PATHS.list, payload, remoteAddress = nextAddress() }: Call = {},
): Promise<Answered<Data>> {
  const headers = { ...who?.headers, 'user-agent': PHONE };
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers,
    remoteAddress,
    ...(payload ? { payload } : {}),
  });
  return response.json<Answered<Data>>();
}

/** Begins to add one; within ten minutes of a login nothing more has to be shown. */
export const beginPasskey = (shop: TestApp, who: TestUser, payload: object = {}) =>
  callPasskeys<PasskeySetUp>(shop, who, { method: 'POST', path: PASSKEY_PATHS.options, payload });

export const addPasskey = (shop: TestApp, who: TestUser, payload: object) =>
  callPasskeys<Passkey>(shop, who, { method: 'POST', payload });

/** Somebody's new passkey: what keeps it, and its row. */
export async function withPasskey(
  shop: TestApp,
  who: TestUser,
  options?: AuthenticatorOptions,
): Promise<{ device: TestAuthenticator; passkey: Passkey }> {
  const device = createAuthenticator(options);
  const { data: setUp } = await beginPasskey(shop, who);
  const { data: passkey } = await addPasskey(shop, who, device.create(setUp));
  return { device, passkey };
}

/** What a browser is to sign. */
export const askLogin = async (shop: TestApp): Promise<PasskeyRequest> =>
  (await callPasskeys<PasskeyRequest>(shop, null, { method: 'POST', path: PASSKEY_PATHS.loginOptions })).data;

export const sendLogin = (shop: TestApp, payload: object, remoteAddress?: string) =>
  callPasskeys<LoginData | null>(shop, null, {
    method: 'POST',
    path: PASSKEY_PATHS.login,
    payload,
    ...(remoteAddress ? { remoteAddress } : {}),
  });

/** Logs in by it. */
export const logInBy = async (shop: TestApp, device: TestAuthenticator) =>
  sendLogin(shop, device.get(await askLogin(shop)));
