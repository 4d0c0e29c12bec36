import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';

const PASSWORD = 'kopi-susu-pagi';
const MINUTE_MS = 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.clock.set(TEST_NOW));
afterAll(() => shop.close());

const minutesLater = (minutes: number) => shop.clock.set(new Date(Date.parse(TEST_NOW) + minutes * MINUTE_MS));
const send = (user: TestUser, method: 'PATCH' | 'DELETE', path: string, payload: object) =>
  shop.app.inject({ method, url: `/api/users${path}`, headers: user.headers, payload });

/** What a token alone must not be enough for. */
const ACTS = {
  'change the email': (user: TestUser, password?: string) =>
    send(user, 'PATCH', '/edit-profile', { email: `new-${user.email}`, ...(password ? { password } : {}) }),
  'close the account': (user: TestUser, password?: string) => send(user, 'DELETE', '', password ? { password } : {}),
};
const firstPassword = (user: TestUser) =>
  send(user, 'PATCH', '/password', { old_password: '', new_password: 'teh-tarik-sore' });
const said = (response: { json(): unknown }) => {
  const { status, code, msg } = response.json() as ApiErrorBody;
  return [status, code, msg];
};

describe.each(Object.entries(ACTS))('who wants to %s', (_name, act) => {
  it('may do so right after the login, up to ten minutes', async () => {
    const user = await shop.makeUser({ password: PASSWORD });
    minutesLater(9.9);
    expect((await act(user)).statusCode).toBe(200);
  });

  it('is asked for the password after that, and goes on with it', async () => {
    const user = await shop.makeUser({ password: PASSWORD });
    minutesLater(10);
    const asked = [403, 'REAUTH_REQUIRED', 'First show that it is you: type your password'];
    // a question is no guess: it does not use up the tries
    for (let n = 0; n < 12; n += 1) expect(said(await act(user))).toEqual(asked);
    expect(said(await act(user, 'not-the-one'))).toEqual([403, 'WRONG_PASSWORD', 'Wrong password']);
    expect((await act(user, PASSWORD)).statusCode).toBe(200);
  });

  it('is asked to log in again where there is no password', async () => {
    const user = await shop.makeUser();
    minutesLater(10);
    const asked = [403, 'REAUTH_REQUIRED', 'First show that it is you: log in again'];
    expect(said(await act(user))).toEqual(asked);
    const token = await shop.app.sessions.start(user.id);
    expect((await act({ ...user, headers: { 'x-access-token': token } })).statusCode).toBe(200);
  });
});

it('sets a first password only right after a login, and keeps the session', async () => {
  const user = await shop.makeUser();
  minutesLater(10);
  expect(said(await firstPassword(user))).toEqual([403, 'REAUTH_REQUIRED', expect.stringContaining('log in again')]);
  minutesLater(9);
  expect((await firstPassword(user)).statusCode).toBe(200);
  expect(said(await firstPassword(user))).toEqual([403, 'WRONG_PASSWORD', 'Wrong old password']);
});

it('saves nothing of a form whose email is refused, and the rest of a form needs no password', async () => {
  const user = await shop.makeUser({ password: PASSWORD, first_name: 'Rani' });
  minutesLater(60);
  const both = { first_name: 'Ayu', email: `new-${user.email}` };
  expect((await send(user, 'PATCH', '/edit-profile', both)).statusCode).toBe(403);
  const profile = await shop.app.inject({ url: '/api/users', headers: user.headers });
  expect(profile.json()).toMatchObject({ data: { first_name: 'Rani', pending_email: null } });
  expect((await send(user, 'PATCH', '/edit-profile', { first_name: 'Ayu' })).statusCode).toBe(200);
});

it('limits guesses at the password by way of the email too', async () => {
  const user = await shop.makeUser({ password: PASSWORD });
  const guess = (password: string) => ACTS['change the email'](user, password);
  for (let n = 0; n < 10; n += 1) expect((await guess(`guess-${n}`)).statusCode).toBe(403);
  expect((await guess(PASSWORD)).statusCode).toBe(429);
});
