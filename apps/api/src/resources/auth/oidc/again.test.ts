import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OidcProvider } from './provider';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing';
import { createBrowser } from './testing/oidc-kit';

/** A provider at which everybody is Ratna. */
const provider: OidcProvider = {
  async begin() {
    return { url: 'https://issuer.example/auth', checks: { state: 's', nonce: 'n', verifier: 'v' } };
  },
  async finish() {
    const names = { name: 'Ratna Dewi', givenName: 'Ratna', familyName: 'Dewi' };
    return {
      issuer: 'https://issuer.example',
      subject: '1',
      email: 'ratna@seduh.example',
      emailVerified: true,
      ...names,
    };
  },
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ oidc: provider, config: { publicUrl: 'https://seduh.example' } });
});
afterAll(() => shop.close());

/** Logs in at the provider; the token of the session. */
async function enter(before?: string): Promise<string> {
  const browser = createBrowser(shop);
  await browser.start();
  expect(await browser.comeBack({ code: 'c', state: 's' })).toBe('done');
  return (await browser.session(before)).data.token;
}
const wantEmail = (token: string) =>
  shop.app.inject({
    method: 'PATCH',
    url: '/api/users/edit-profile',
    headers: { 'x-access-token': token },
    payload: { email: 'ratna.dewi@seduh.example' },
  });

it('a login at the provider shows again who one is, and of the two sessions the new one stays', async () => {
  const before = await enter();
  shop.clock.set(new Date(Date.parse(TEST_NOW) + 11 * 60_000));
  expect((await wantEmail(before)).json<ApiErrorBody>().code).toBe('REAUTH_REQUIRED');
  const after = await enter(before);
  expect((await wantEmail(after)).statusCode).toBe(200);
  expect([await shop.app.sessions.viewerOf(before), await shop.app.sessions.viewerOf(after)]).toEqual([
    null,
    expect.objectContaining({ role: 'User' }),
  ]);
});
