import { LoginData, Profile, success, type ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { createSessions, hashToken } from './sessions';

const PASSWORD = 'kopi-susu-pagi';
const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
let user: TestUser;
beforeAll(async () => {
  shop = await createTestApp();
  user = await shop.makeUser({
    email: 'rani@seduh.example',
    password: PASSWORD,
    image: '/images/a-768.jpg',
    birthday: '1994-02-28',
  });
});
afterAll(() => shop.close());

const login = (payload: object) =>
  shop.app.inject({ method: 'POST', url: '/api/auths/login', payload, remoteAddress: shop.nextAddress() });
const profile = (token: string, app = shop.app) =>
  app.inject({ url: '/api/users', headers: { 'x-access-token': token } });
const newToken = async () =>
  (await login({ email: user.email, password: PASSWORD })).json<{ data: LoginData }>().data.token;

it('answers a token and who it is, whatever the spelling of the email and whatever else is sent', async () => {
  const response = await login({ email: ' RANI@seduh.example', password: PASSWORD, remember: true });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const body = success(LoginData).parse(response.json());
  expect(body.msg).toBe('Login Success!');
  expect(body.data.token).toMatch(/^[\w-]{43}$/);
  expect(body.data.payload).toEqual({
    id: user.id,
    email: user.email,
    permissions: [],
    role: 'User',
    image: '/images/a-768.jpg',
  });
});

it.each([
  ['a wrong password', { email: 'rani@seduh.example', password: 'wrong-password' }],
  ['the password in other letters', { email: 'rani@seduh.example', password: PASSWORD.toUpperCase() }],
  ['an unknown email', { email: 'nobody@seduh.example', password: PASSWORD }],
  ['no email at all', { email: "' or 1=1 --", password: PASSWORD }],
  ['an email beyond measure', { email: `${'x'.repeat(300)}@seduh.example`, password: PASSWORD }],
  ['an email no database keeps', { email: 'rani\u0000@seduh.example', password: PASSWORD }],
  ['a password beyond measure', { email: 'rani@seduh.example', password: 'x'.repeat(5_000) }],
  ['a number for an email', { email: 5, password: PASSWORD }],
  ['the password in a list', { email: 'rani@seduh.example', password: [PASSWORD] }],
])('says the same to %s', async (_name, payload) => {
  const response = await login(payload);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({
    status: 401,
    code: 'WRONG_CREDENTIALS',
    msg: 'Email/Password is Wrong!',
    data: null,
  });
});

it.each([
  {},
  { email: 'rani@seduh.example' },
  { email: 'rani@seduh.example', password: '' },
  { email: ' ', password: 'x' },
])('asks for all input: %o', async (payload) => {
  expect((await login(payload)).json()).toMatchObject({ status: 400, msg: 'All input must be fulfilled' });
});

it('lets nobody in without a password set, or with a closed account', async () => {
  const unset = await shop.makeUser();
  const closed = await shop.makeUser({ password: PASSWORD, closed_at: new Date(TEST_NOW) });
  for (const { email } of [unset, closed]) expect((await login({ email, password: PASSWORD })).statusCode).toBe(401);
});

it('keeps tokens as hashes only', async () => {
  const token = await newToken();
  const { rows } = await shop.database.pool.query<{ text: string }>('select sessions::text as text from sessions');
  expect(rows.some(({ text }) => text.includes(hashToken(token).toString('hex')))).toBe(true);
  expect(rows.some(({ text }) => text.includes(token))).toBe(false);
});

it('answers the profile to its owner, without the hash', async () => {
  const response = await profile(await newToken());
  const body = success(Profile.strict()).parse(response.json());
  expect(body.data).toMatchObject({ id: user.id, email: user.email, role: 'User', birthday: '1994-02-28' });
  expect(response.body).not.toContain('argon2');
});

it('takes a password for as long as nobody changes it', async () => {
  const later = await createTestApp({ database: shop.database });
  later.clock.set(new Date(Date.parse(TEST_NOW) + 5 * 365 * DAY_MS));
  const payload = { email: user.email, password: PASSWORD };
  const url = '/api/auths/login';
  const response = await later.app.inject({ method: 'POST', url, payload, remoteAddress: shop.nextAddress() });
  expect(response.statusCode).toBe(200);
  await later.close();
});

describe('a session ends', () => {
  it('at logout, at once, and only this one', async () => {
    const [token, other] = [await newToken(), await newToken()];
    expect((await profile(token)).statusCode).toBe(200);
    const response = await shop.app.inject({
      method: 'DELETE',
      url: '/api/auths/logout',
      headers: { 'x-access-token': token },
    });
    expect(response.json()).toEqual({ status: 200, msg: 'Logout Success!', data: null, meta: null });
    expect((await profile(token)).json<ApiErrorBody>()).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect((await profile(other)).statusCode).toBe(200);
  });

  it('at the next login on its device, by the right password alone', async () => {
    const before = await newToken();
    const again = (password: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auths/login',
        headers: { 'x-access-token': before },
        payload: { email: user.email, password },
        remoteAddress: shop.nextAddress(),
      });
    expect((await again('wrong-password')).statusCode).toBe(401);
    expect((await profile(before)).statusCode).toBe(200);
    const after = (await again(PASSWORD)).json<{ data: LoginData }>().data.token;
    expect(after).not.toBe(before);
    expect((await profile(before)).json<ApiErrorBody>().code).toBe('SESSION_EXPIRED');
    expect((await profile(after)).statusCode).toBe(200);
  });

  it('with its push news handed over to the next one of the same account, and let go for another', async () => {
    const { pool } = shop.database;
    const other = await shop.makeUser({ password: PASSWORD });
    const again = async (before: string, email: string) => {
      const headers = { 'x-access-token': before };
      const payload = { email, password: PASSWORD };
      const request = { method: 'POST', url: '/api/auths/login', headers, payload } as const;
      const response = await shop.app.inject({ ...request, remoteAddress: shop.nextAddress() });
      return response.json<{ data: LoginData }>().data.token;
    };
    const told = async (token: string) => {
      const text = 'select endpoint from push_subscriptions where session_hash = $1';
      return (await pool.query<{ endpoint: string }>(text, [hashToken(token)])).rows.length;
    };
    const before = await newToken();
    await pool.query(
      `insert into push_subscriptions (id, session_hash, endpoint, p256dh, auth, created_at)
       values (gen_random_uuid(), $1, 'https://push.example/1', 'p', 'a', now())`,
      [hashToken(before)],
    );
    const after = await again(before, user.email);
    expect([await told(before), await told(after)]).toEqual([0, 1]);
    const theirs = await again(after, other.email);
    expect([await told(after), await told(theirs)]).toEqual([0, 0]);
    expect((await pool.query('select 1 from push_subscriptions')).rows).toEqual([]);
  });

  it('instead of another device, where it is replaced at twenty', async () => {
    const { id, token } = await shop.makeUser();
    const { sessions } = shop.app;
    const tokens = [token];
    for (let n = 1; n < 20; n += 1) tokens.push(await sessions.start(id));
    const next = await sessions.start(id, { replaces: tokens.at(-1) ?? '' });
    const live = await Promise.all([...tokens, next].map(async (one) => (await sessions.viewerOf(one)) !== null));
    expect(live).toEqual([...Array.from({ length: 19 }, () => true), false, true]);
  });

  it('only with the next one begun: a login that fails half-way leaves it', async () => {
    const { id, token } = await shop.makeUser();
    const fails = createSessions(shop.database.db, shop.clock, () => Promise.reject(new Error('away')));
    await expect(fails.start(id, { replaces: token })).rejects.toThrow('away');
    const { rows } = await shop.database.pool.query('select token_hash from sessions where user_id = $1', [id]);
    expect(rows).toEqual([{ token_hash: hashToken(token) }]);
  });

  it('within a second in another process too', async () => {
    const other = await createTestApp({ database: shop.database });
    const token = await newToken();
    expect((await profile(token, other.app)).statusCode).toBe(200);
    const before = performance.now();
    await shop.app.inject({ method: 'DELETE', url: '/api/auths/logout', headers: { 'x-access-token': token } });
    await expect
      .poll(async () => (await profile(token, other.app)).statusCode, { timeout: 1_500, interval: 50 })
      .toBe(401);
    expect(performance.now() - before).toBeLessThan(1_500);
    await other.close();
  });

  it('after 30 days', async () => {
    const token = await newToken();
    const later = await createTestApp({ database: shop.database });
    later.clock.set(new Date(Date.parse(TEST_NOW) + 30 * DAY_MS - 1_000));
    expect((await profile(token, later.app)).statusCode).toBe(200);
    await later.close();
    const tooLate = await createTestApp({ database: shop.database });
    tooLate.clock.set(new Date(Date.parse(TEST_NOW) + 30 * DAY_MS));
    expect((await profile(token, tooLate.app)).json<ApiErrorBody>().code).toBe('SESSION_EXPIRED');
    await tooLate.close();
  });

  it('with a change of role, within a second', async () => {
    const admin = await shop.makeUser({ role: 'Admin' });
    const orders = () => shop.app.inject({ url: '/api/transactions', headers: admin.headers });
    expect((await orders()).statusCode).toBe(200);
    await shop.database.db.updateTable('users').set({ role: 'User' }).where('id', '=', admin.id).execute();
    await expect.poll(async () => (await orders()).statusCode, { timeout: 1_500, interval: 50 }).toBe(403);
  });
});
