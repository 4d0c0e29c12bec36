import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from './testing/oidc-kit';
import { createTestApp, type TestApp } from '../../../testing';
import { createOidcProvider, OidcRefusal } from './provider';
import { startIssuer, type TestIssuer } from './testing/issuer';

const SHOP = 'https://seduh.example';
const CALLBACK = `${SHOP}/api/auths/oidc/callback`;

let issuer: TestIssuer;
let shop: TestApp;
beforeAll(async () => {
  issuer = await startIssuer(CALLBACK, {
    rani: { email: 'rani@mail.example', email_verified: true, name: 'Rani W', given_name: 'Rani', family_name: 'W' },
    nia: { email: 'nia@mail.example', email_verified: false },
  });
  shop = await createTestApp({ oidc: createOidcProvider(issuer.settings), config: { publicUrl: SHOP } });
});
afterAll(async () => {
  await shop.close();
  await issuer.close();
});

/** Where the shop sends the browser, and the query it comes back with. */
async function logIn(account: string) {
  const browser = createBrowser(shop);
  const asked = await browser.start();
  const answer = await issuer.logIn(asked, account);
  expect(`${answer.origin}${answer.pathname}`).toBe(CALLBACK);
  return { browser, asked, query: Object.fromEntries(answer.searchParams) };
}

it('logs somebody in with an account from a real provider, end to end', async () => {
  const { browser, asked, query } = await logIn('rani');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: issuer.settings.clientId,
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await browser.comeBack(query)).toBe('done');
  const { data } = await browser.session();
  const profile = await shop.app.inject({ url: '/api/users', headers: { 'x-access-token': data.token } });
  expect(profile.json()).toMatchObject({
    data: {
      id: data.payload.id,
      email: 'rani@mail.example',
      display_name: 'Rani W',
      first_name: 'Rani',
      last_name: 'W',
      role: 'User',
      has_password: false,
    },
  });
  // the same person again, and the same account
  const again = await logIn('rani');
  expect(await again.browser.comeBack(again.query)).toBe('done');
  expect((await again.browser.session()).data.payload.id).toBe(data.payload.id);
});

it('hears from the provider which mailbox is not proved', async () => {
  const { browser, query } = await logIn('nia');
  expect(await browser.comeBack(query)).toBe('email_unverified');
});

it('takes no answer that was meant for another login', async () => {
  const [mine, theirs] = [await logIn('rani'), await logIn('rani')];
  // somebody else's code, put under the own state: the verifier does not fit
  expect(await mine.browser.comeBack({ ...theirs.query, state: mine.query.state ?? '' })).toBe('failed');
  expect(await theirs.browser.comeBack(theirs.query)).toBe('done');
});

it('checks the nonce of the token that it gets', async () => {
  const provider = createOidcProvider(issuer.settings);
  const { url, checks } = await provider.begin(CALLBACK);
  const answer = await issuer.logIn(new URL(url), 'rani');
  await expect(provider.finish(answer, { ...checks, nonce: 'another' })).rejects.toThrow('JWT_CLAIM_COMPARISON');
});

it('says what went wrong without what is secret', async () => {
  const provider = createOidcProvider({ ...issuer.settings, clientSecret: 'wrong-secret' });
  const { url, checks } = await provider.begin(CALLBACK);
  const answer = await issuer.logIn(new URL(url), 'rani');
  const refusal: unknown = await provider.finish(answer, checks).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(OidcRefusal);
  const said = String(refusal);
  expect(said).toContain('invalid_client');
  for (const secret of ['wrong-secret', checks.verifier, answer.searchParams.get('code')])
    expect(said).not.toContain(secret);
});

it('finds the provider later where it was away at first', async () => {
  const away = await startIssuer(CALLBACK, {});
  await away.close();
  const provider = createOidcProvider(away.settings);
  await expect(provider.begin(CALLBACK)).rejects.toBeInstanceOf(OidcRefusal);
  const back = await startIssuer(CALLBACK, {}, Number(new URL(away.settings.issuer).port));
  expect((await provider.begin(CALLBACK)).url).toContain(away.settings.issuer);
  await back.close();
});
