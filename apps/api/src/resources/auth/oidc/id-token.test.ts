import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../testing';
import { createOidcProvider, OidcRefusal } from './provider';
import { createBrowser } from './testing/oidc-kit';
import { ACCESS_TOKEN, startSigningIssuer, type SigningIssuer, type TokenParts } from './testing/signing-issuer';

const SHOP = 'https://seduh.example';
const CALLBACK = `${SHOP}/api/auths/oidc/callback`;
const SOON = Math.floor(Date.now() / 1_000);

let issuer: SigningIssuer;
beforeAll(async () => {
  issuer = await startSigningIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => {
  issuer.leads.clear();
  issuer.asked.length = 0;
});

/** Somebody comes back from the issuer, whose token is of these parts. */
async function finish(parts?: TokenParts) {
  const provider = createOidcProvider(issuer.settings);
  const { checks } = await provider.begin(CALLBACK);
  issuer.say(checks.nonce, parts);
  return provider.finish(new URL(`${CALLBACK}?code=x&state=${checks.state}`), checks);
}

it('a token that is right says who it is', async () => {
  expect(await finish()).toMatchObject({ issuer: issuer.url, subject: 'rani', email: 'rani@mail.example' });
});

it.each<[string, () => TokenParts, RegExp]>([
  ['was signed by another key', () => ({ signature: issuer.foreign }), /^OidcRefusal: OAUTH_INVALID_RESPONSE: /],
  [
    'was signed for other words',
    () => ({ signature: () => 'c2lnbmVkIGZvciBvdGhlciB3b3Jkcw' }),
    /^OidcRefusal: OAUTH_INVALID_RESPONSE: /,
  ],
  ['carries no signature', () => ({ signature: () => '' }), /^OidcRefusal: OAUTH_INVALID_RESPONSE: /],
  [
    'says that it needs none',
    () => ({ header: { alg: 'none' }, signature: () => '' }),
    /^OidcRefusal: OAUTH_INVALID_RESPONSE: /,
  ],
  [
    'is signed by the secret that both know',
    () => ({ header: { alg: 'HS256' }, signature: issuer.symmetric(issuer.settings.clientSecret) }),
    /^OidcRefusal: OAUTH_INVALID_RESPONSE: /,
  ],
  [
    'has run out',
    () => ({ claims: { iat: SOON - 7_200, exp: SOON - 3_600 } }),
    /^OidcRefusal: OAUTH_JWT_TIMESTAMP_CHECK_FAILED: /,
  ],
  [
    'is for another shop',
    () => ({ claims: { aud: 'another-shop' } }),
    /^OidcRefusal: OAUTH_JWT_CLAIM_COMPARISON_FAILED: /,
  ],
  [
    'is of another issuer',
    () => ({ claims: { iss: 'https://issuer.evil.example' } }),
    /^OidcRefusal: OAUTH_JWT_CLAIM_COMPARISON_FAILED: /,
  ],
  [
    'belongs to another login',
    () => ({ claims: { nonce: 'another' } }),
    /^OidcRefusal: OAUTH_JWT_CLAIM_COMPARISON_FAILED: /,
  ],
])('a token that %s is refused', async (_name, parts, reason) => {
  const refusal: unknown = await finish(parts()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(OidcRefusal);
  expect(String(refusal)).toMatch(reason);
});

it('a token that names where its key lies is judged by the issuer’s own, which it is not asked for elsewhere', async () => {
  const header = { jku: `${issuer.url}/elsewhere` };
  expect(await finish({ header })).toMatchObject({ subject: 'rani' });
  // the key that lies there would do
  await expect(finish({ header, signature: issuer.foreign })).rejects.toThrow(/^OAUTH_INVALID_RESPONSE: /);
  expect(issuer.asked).toContain('/jwks');
  expect(issuer.asked).not.toContain('/elsewhere');
});

it.each(['/.well-known/openid-configuration', '/token', '/jwks'])('is not led elsewhere from %s', async (path) => {
  issuer.leads.set(path, `${issuer.url}/elsewhere`);
  await expect(finish()).rejects.toBeInstanceOf(OidcRefusal);
  expect(issuer.asked).toContain(path);
  expect(issuer.asked).not.toContain('/elsewhere');
});

it('keeps none of its tokens, and hands none on', async () => {
  const shop = await createTestApp({ oidc: createOidcProvider(issuer.settings), config: { publicUrl: SHOP } });
  const browser = createBrowser(shop);
  const asked = await browser.start();
  const token = issuer.say(asked.searchParams.get('nonce') ?? '');
  expect(await browser.comeBack({ code: 'x', state: asked.searchParams.get('state') ?? '' })).toBe('done');
  const kept = async () => {
    const tables = ['users', 'sessions', 'oidc_logins'].map((table) => `select t::text as text from ${table} t`);
    const { rows } = await shop.database.pool.query<{ text: string }>(tables.join(' union all '));
    return rows.map(({ text }) => text).join('\n');
  };
  const texts = [await kept(), JSON.stringify(await browser.session()), await kept()];
  expect(texts[0]).toContain('rani@mail.example');
  for (const text of texts) for (const secret of [ACCESS_TOKEN, token]) expect(text).not.toContain(secret);
  await shop.close();
});
