import { Secret, TOTP } from 'otpauth';
import { FACTOR_PATHS, type FactorSetUp, type RecoveryCodes } from '@seduh/contract';
import { SAMPLE_PASSWORD } from '../../../testing/access-samples';
import type { TestApp } from '../../../testing/app';
import type { TestUser } from '../../../testing/makers';
import { hashPassword } from '../passwords';

/** What the authenticator app of a test knows. */
export interface TestFactor {
  /** In base 32. */
  secret: string;
  /** Recovery codes as they are shown. */
  codes: string[];
}

/** What an app shows at this moment. */
const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** What it shows so many steps of 30 s after the shop's own time. */
export const codeAfter = ({ clock }: TestApp, secret: string, steps: number): string =>
  codeAt(secret, new Date(clock.now().getTime() + steps * 30_000));

/** Gives somebody a password. */
export async function withPassword(
  { database }: TestApp,
  { id }: Pick<TestUser, 'id'>,
  password = SAMPLE_PASSWORD,
): Promise<void> {
  const password_hash = await hashPassword(password);
  await database.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

/** Calls what is about the own second factor. */
export async function callFactor<Data>(
  { app }: TestApp,
  { headers }: TestUser,
  call: { method?: 'GET' | 'POST' | 'DELETE'; path?: string; payload?: object },
) {
  const { method = 'GET', path = FACTOR_PATHS.factor, payload } = call;
  const response = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
  return response.json<{ status: number; code?: string; msg: string; data: Data }>();
}

/** Begins to set one up, by {@link SAMPLE_PASSWORD}. */
export const beginFactor = (shop: TestApp, who: TestUser, payload: object = {}) =>
  callFactor<FactorSetUp>(shop, who, {
    method: 'POST',
    path: FACTOR_PATHS.setup,
    payload: { password: SAMPLE_PASSWORD, ...payload },
  });

export const confirmFactor = (shop: TestApp, who: TestUser, code: string) =>
  callFactor<RecoveryCodes>(shop, who, { method: 'POST', path: FACTOR_PATHS.confirm, payload: { code } });

/** Somebody with a password and a second factor, as they set it up; the code of this moment is used up by that. */
export async function withFactor(shop: TestApp, who: TestUser, password = SAMPLE_PASSWORD): Promise<TestFactor> {
  await withPassword(shop, who, password);
  const { data } = await beginFactor(shop, who, { password });
  const confirmed = await confirmFactor(shop, who, codeAfter(shop, data.secret, 0));
  return { secret: data.secret, codes: confirmed.data.codes };
}
