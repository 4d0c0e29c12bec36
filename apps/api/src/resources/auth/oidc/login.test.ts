import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OidcRefusal, type OidcPerson, type OidcProvider } from './provider';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { logInBy, withPasskey } from '../testing/passkey-kit';
import { createBrowser } from './testing/oidc-kit';

const PASSWORD = 'kopi-susu-pagi';
const MINUTE_MS = 60_000;
const ISSUER = 'https://issuer.example';

/** A provider at which the code of an answer is the subject of one of these. */
const people = new Map<string, OidcPerson>();
let states = 0;
const provider: OidcProvider = {
  async begin(callback) {
    states += 1;
    const state = `state-${states}`;
    const url = `${ISSUER}/auth?${new URLSearchParams({ state, redirect_uri: callback })}`;
    return { url, checks: { state, nonce: 'n', verifier: 'v' } };
  },
  async finish(answer) {
    const person = people.get(answer.searchParams.get('code') ?? '');
    if (!person) throw new OidcRefusal('access_denied');
    return person;
  },
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ oidc: provider, config: { publicUrl: 'https://seduh.example' } });
});
afterAll(() => shop.close());

let subjects = 0;
function somebody(told: Partial<OidcPerson> = {}): OidcPerson {
  subjects += 1;
  const subject = told.subject ?? `s-${subjects}`;
  const names = { name: 'Rani Wijaya', givenName: 'Rani', familyName: 'Wijaya' };
  const person = { issuer: ISSUER, subject, email: `${subject}@seduh.example`, emailVerified: true, ...names, ...told };
  people.set(subject, person);
  return person;
}

/** Logs in at the provider; resolves with the outcome, and the session where there is one. */
async function enter(person: OidcPerson) {
  const browser = createBrowser(shop);
  const state = (await browser.start()).searchParams.get('state') ?? '';
  const outcome = await browser.comeBack({ code: person.subject, state });
  return { outcome, session: outcome === 'done' ? (await browser.session()).data : null };
}
const rowOf = (id: string) =>
  shop.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const profile = async ({ headers }: TestUser) => (await shop.app.inject({ url: '/api/users', headers })).statusCode;

describe('the account of who logged in elsewhere', () => {
  it('is made at the first time, and is the same ever after, whatever the provider tells later', async () => {
    const person = somebody({ email: 'New.Person@seduh.example', familyName: 'x'.repeat(61) });
    const { session } = await enter(person);
    const row = await rowOf(session?.payload.id ?? '');
    expect(session?.payload).toEqual({
      id: row.id,
      permissions: [],
      email: 'new.person@seduh.example',
      role: 'User',
      image: null,
    });
    expect(row).toMatchObject({ phone: null, password_hash: null, display_name: 'Rani Wijaya', first_name: 'Rani' });
    expect(row).toMatchObject({ last_name: null, email_proved_at: new Date(TEST_NOW) });
    people.set(person.subject, { ...person, email: 'moved@seduh.example', emailVerified: false });
    expect((await enter(person)).session?.payload.id).toBe(row.id);
  });

  it('is the one of a proved mailbox, with everything in it', async () => {
    const user = await shop.makeUser({ password: PASSWORD, email_proved_at: new Date(TEST_NOW), first_name: 'Nia' });
    const before = await rowOf(user.id);
    const person = somebody({ email: user.email.toUpperCase() });
    expect((await enter(person)).session?.payload.id).toBe(user.id);
    expect(await rowOf(user.id)).toEqual({ ...before, oidc_issuer: ISSUER, oidc_subject: person.subject });
    expect(await profile(user)).toBe(200);
  });

  it('is theirs alone from then on, where nobody had shown to read the mailbox', async () => {
    const hijacker = { oidc_issuer: ISSUER, oidc_subject: 'somebody-else' };
    const user = await shop.makeUser({ password: PASSWORD, ...hijacker });
    const { device } = await withPasskey(shop, user);
    const person = somebody({ email: user.email });
    expect((await enter(person)).session?.payload.id).toBe(user.id);
    expect(await logInBy(shop, device)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const taken = { password_hash: null, oidc_subject: person.subject, email_proved_at: new Date(TEST_NOW) };
    expect(await rowOf(user.id)).toMatchObject(taken);
    expect(await profile(user)).toBe(401);
  });

  it('is never one of staff', async () => {
    const byEmail = await shop.makeUser({ role: 'Admin', email_proved_at: new Date(TEST_NOW) });
    expect((await enter(somebody({ email: byEmail.email }))).outcome).toBe('staff');
    const person = somebody();
    const { session } = await enter(person);
    const { db } = shop.database;
    await db
      .updateTable('users')
      .set({ role: 'Admin' })
      .where('id', '=', session?.payload.id ?? '')
      .execute();
    expect((await enter(person)).outcome).toBe('staff');
    expect((await rowOf(byEmail.id)).oidc_subject).toBeNull();
  });

  it.each([
    ['email_unverified', { emailVerified: false }],
    ['email_unverified', { email: null }],
    ['email_unverified', { email: 'no email' }],
  ] as const)('is not made or entered: %s %j', async (outcome, told) => {
    const user = await shop.makeUser({ email_proved_at: new Date(TEST_NOW) });
    expect((await enter(somebody({ email: user.email, ...told }))).outcome).toBe(outcome);
    expect((await rowOf(user.id)).oidc_subject).toBeNull();
  });

  it('is not entered once closed', async () => {
    const user = await shop.makeUser({ closed_at: new Date(TEST_NOW), email_proved_at: new Date(TEST_NOW) });
    expect((await enter(somebody({ email: user.email }))).outcome).toBe('closed');
  });

  it('is not given to the next owner of a mailbox', async () => {
    const first = somebody();
    const { session } = await enter(first);
    expect((await enter(somebody({ email: first.email }))).outcome).toBe('failed');
    expect((await rowOf(session?.payload.id ?? '')).oidc_subject).toBe(first.subject);
  });

  it('is made once for one who comes several times at once', async () => {
    const person = somebody();
    const all = await Promise.all(Array.from({ length: 6 }, () => enter(person)));
    expect(new Set(all.map(({ session }) => session?.payload.id)).size).toBe(1);
    expect(all.every(({ outcome }) => outcome === 'done')).toBe(true);
  });
});

describe('a new password by a mailed link', () => {
  async function reset(email: string) {
    const patch = (path: string, payload: object) =>
      shop.app.inject({ method: 'PATCH', url: `/api/auths/${path}`, payload, remoteAddress: shop.nextAddress() });
    await patch('forgot-password', { email });
    const mail = () => shop.mails.find(({ to }) => to === email);
    await expect.poll(mail).toBeDefined();
    const [, token] = /token=([\w-]+)/.exec(mail()?.text ?? '') ?? [];
    const { statusCode } = await patch('reset-password', { token, newPassword: PASSWORD, confirmPassword: PASSWORD });
    expect(statusCode).toBe(200);
  }

  it('shuts out who had taken that email for an account of their own', async () => {
    const thief = somebody();
    const { session } = await enter(thief);
    const id = session?.payload.id ?? '';
    const payload = { email: 'owner@seduh.example' };
    // as it could be before a new email had to be confirmed
    const taken = { ...payload, email_proved_at: null };
    await shop.database.db.updateTable('users').set(taken).where('id', '=', id).execute();
    const waiting = createBrowser(shop);
    const state = (await waiting.start()).searchParams.get('state') ?? '';
    expect(await waiting.comeBack({ code: thief.subject, state })).toBe('done');
    await reset(payload.email);
    expect((await waiting.session()).code).toBe('LINK_EXPIRED');
    expect((await enter(thief)).session?.payload.id).not.toBe(id);
  });

  it('leaves the provider’s login to whoever had shown to read the mailbox', async () => {
    const person = somebody();
    const { session } = await enter(person);
    await reset(person.email ?? '');
    expect((await enter(person)).session?.payload.id).toBe(session?.payload.id);
  });
});

describe('the way there and back', () => {
  const begun = async () => {
    const browser = createBrowser(shop);
    return { browser, state: (await browser.start()).searchParams.get('state') ?? '' };
  };

  it('remembers the browser by a cookie that no page can read', async () => {
    const response = await createBrowser(shop).call('GET', '/api/auths/oidc/start');
    expect(response.statusCode).toBe(302);
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/api/auths/oidc' });
    expect(cookie?.name).toBe('__Secure-seduh_login');
    const { rows } = await shop.database.pool.query<{ text: string }>(
      'select oidc_logins::text as text from oidc_logins',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  it.each(['seduh_login', '__Secure-seduh_login'])('goes on where %s alone came along from one step', async (name) => {
    const person = somebody();
    const browser = createBrowser(shop);
    const keep = () =>
      browser.takeCookie(
        browser
          .cookie()
          .split('; ')
          .filter((one) => one.startsWith(`${name}=`))
          .join(''),
      );
    const state = (await browser.start()).searchParams.get('state') ?? '';
    keep();
    expect(await browser.comeBack({ code: person.subject, state })).toBe('done');
    keep();
    expect(await browser.session()).toMatchObject({ status: 200 });
    expect(browser.cookie()).not.toContain('seduh_login');
  });

  it('goes on where the step before was the older version’s, which set the plain name alone', async () => {
    const person = somebody();
    const browser = createBrowser(shop);
    const state = (await browser.start()).searchParams.get('state') ?? '';
    const begun = browser.cookie();
    expect(await browser.comeBack({ code: person.subject, state })).toBe('done');
    const secure = begun.split('; ').find((one) => one.startsWith('__Secure-'));
    const plain = browser
      .cookie()
      .split('; ')
      .find((one) => one.startsWith('seduh_login='));
    browser.takeCookie(`${secure}; ${plain}`);
    expect(await browser.session()).toMatchObject({ status: 200 });
  });

  it('ends well only with the cookie and the state it began with', async () => {
    const code = somebody().subject;
    const { browser, state } = await begun();
    const other = createBrowser(shop);
    expect(await other.comeBack({ code, state })).toBe('failed');
    const cookie = browser.cookie();
    expect(await browser.comeBack({ code, state: 'state-0' })).toBe('failed');
    browser.takeCookie(cookie);
    expect(await browser.comeBack({ code, state })).toBe('done');
  });

  it('fails where the person says no', async () => {
    const { browser, state } = await begun();
    expect(await browser.comeBack({ error: 'access_denied', state })).toBe('failed');
    expect((await browser.session()).status).toBe(401);
  });

  it('takes ten minutes at most', async () => {
    const { browser, state } = await begun();
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 10 * MINUTE_MS));
    const outcome = await browser.comeBack({ code: somebody().subject, state });
    shop.clock.set(TEST_NOW);
    expect(outcome).toBe('failed');
  });

  it('gives its session once, within two minutes, and to nobody who only knows the cookie from before', async () => {
    const { browser, state } = await begun();
    const before = browser.cookie();
    await browser.comeBack({ code: somebody().subject, state });
    const thief = createBrowser(shop);
    thief.takeCookie(before);
    expect((await thief.session()).code).toBe('LINK_EXPIRED');
    thief.takeCookie(browser.cookie());
    const { data } = await browser.session();
    const headers = { 'x-access-token': data.token };
    expect((await shop.app.inject({ url: '/api/users', headers })).statusCode).toBe(200);
    expect((await thief.session()).code).toBe('LINK_EXPIRED');

    const late = await begun();
    await late.browser.comeBack({ code: somebody().subject, state: late.state });
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 2 * MINUTE_MS));
    expect((await late.browser.session()).code).toBe('LINK_EXPIRED');
    shop.clock.set(TEST_NOW);
  });

  it('leads back to the login page while the provider does not answer', async () => {
    const away: OidcProvider = { ...provider, begin: () => Promise.reject(new OidcRefusal('fetch failed')) };
    const closed = await createTestApp({ database: shop.database, oidc: away });
    expect((await createBrowser(closed).start()).searchParams.get('oidc')).toBe('failed');
    await closed.close();
  });
});

it('is not there without a provider, and the shop says which', async () => {
  const without = await createTestApp({ database: shop.database });
  const browser = createBrowser(without);
  const oidc = async ({ app }: TestApp) =>
    (await app.inject('/api/shop')).json<{ data: { oidc: boolean } }>().data.oidc;
  for (const [method, path] of [
    ['GET', 'start'],
    ['GET', 'callback'],
    ['POST', 'session'],
  ] as const) {
    const response = await browser.call(method, `/api/auths/oidc/${path}`);
    expect(response.json<ApiErrorBody>()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  expect([await oidc(without), await oidc(shop)]).toEqual([false, true]);
  await without.close();
});
