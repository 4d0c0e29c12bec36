import type { ApiErrorBody, Profile } from '@seduh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';

const PASSWORD = 'kopi-susu-pagi';
const HOUR_MS = 60 * 60_000;

let shop: TestApp;
let user: TestUser;
let next: string;
beforeEach(async () => {
  shop = await createTestApp();
  user = await shop.makeUser({ password: PASSWORD });
  next = `new-${user.email}`;
});
afterEach(() => shop.close());

const hoursLater = (hours: number) => shop.clock.set(new Date(Date.parse(TEST_NOW) + hours * HOUR_MS));
const ask = (method: 'PATCH' | 'POST' | 'DELETE', path: string, payload?: object, who?: TestUser) =>
  shop.app.inject({
    method,
    url: `/api${path}`,
    ...(who ? { headers: who.headers } : {}),
    ...(payload ? { payload } : {}),
    remoteAddress: shop.nextAddress(),
  });
const want = (email = next, who = user) => ask('PATCH', '/users/edit-profile', { email }, who);
const confirm = (token: string) => ask('PATCH', '/auths/confirm-email', { token });
const undo = (token: string) => ask('PATCH', '/auths/undo-email', { token });
const login = async (email: string, password = PASSWORD) =>
  (await ask('POST', '/auths/login', { email, password })).statusCode;
const register = (email: string) =>
  ask('POST', '/auths/register', { email, password: PASSWORD, phone: `+628${Math.floor(1e9 + Math.random() * 9e9)}` });
const profile = async () =>
  (await shop.app.inject({ url: '/api/users', headers: user.headers })).json<{ data: Profile }>().data;
const codeOf = (response: { json(): unknown }) => (response.json() as ApiErrorBody).code;

/** The token of the last link of a kind that came to a mailbox, once as many mails are there. */
async function tokenIn(email: string, page: 'confirm-email' | 'undo-email', mails = 1): Promise<string> {
  const found = () =>
    shop.mails.flatMap(({ to, text }) => {
      const [, token] = (to === email && new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)) || [];
      return token ? [token] : [];
    });
  await expect.poll(() => found().length).toBe(mails);
  return found().at(-1) ?? '';
}

/** The account as it is after somebody changed its email and confirmed that. */
async function moved(): Promise<{ first: string; second: string }> {
  await want();
  const first = await tokenIn(user.email, 'undo-email');
  expect((await confirm(await tokenIn(next, 'confirm-email'))).statusCode).toBe(200);
  return { first, second: await tokenIn(user.email, 'undo-email', 2) };
}

describe('a new email', () => {
  it('waits until its link is used, once; links are kept as hashes', async () => {
    expect((await want(next.toUpperCase())).json()).toMatchObject({
      msg: `Open the link we sent to ${next}. Until then your email stays as it is`,
      data: { email: user.email, pending_email: next },
    });
    expect([await login(user.email), await login(next)]).toEqual([200, 401]);
    const token = await tokenIn(next, 'confirm-email');
    const { rows } = await shop.database.pool.query('select t::text as row from email_links t');
    expect(JSON.stringify(rows)).not.toContain(token);
    const answer = { msg: 'Your new email is confirmed', data: { email: next } };
    expect((await confirm(token)).json()).toMatchObject(answer);
    expect(await profile()).toMatchObject({ email: next, pending_email: null });
    expect([await login(user.email), await login(next)]).toEqual([401, 200]);
    expect(codeOf(await confirm(token))).toBe('LINK_EXPIRED');
  });

  it('is confirmed by one of many at once, and never by a GET', async () => {
    await want();
    const token = await tokenIn(next, 'confirm-email');
    const got = await shop.app.inject({ url: `/api/auths/confirm-email?token=${token}` });
    expect([got.statusCode, (await profile()).email]).toEqual([405, user.email]);
    const all = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('cannot be confirmed after a day, and then waits no more', async () => {
    await want();
    const token = await tokenIn(next, 'confirm-email');
    hoursLater(24);
    expect(codeOf(await confirm(token))).toBe('LINK_EXPIRED');
    expect(await profile()).toMatchObject({ email: user.email, pending_email: null });
  });

  it('can be asked for once more, given up, and replaced by another one', async () => {
    expect((await ask('POST', '/users/email-change', undefined, user)).json()).toMatchObject({ status: 404 });
    await want();
    const first = await tokenIn(next, 'confirm-email');
    expect((await ask('POST', '/users/email-change', undefined, user)).statusCode).toBe(200);
    const second = await tokenIn(next, 'confirm-email', 2);
    expect(codeOf(await confirm(first))).toBe('LINK_EXPIRED');
    await want(`other-${user.email}`);
    expect(codeOf(await confirm(second))).toBe('LINK_EXPIRED');
    const third = await tokenIn(`other-${user.email}`, 'confirm-email');
    expect((await ask('DELETE', '/users/email-change', undefined, user)).json()).toMatchObject({
      status: 200,
      msg: 'Your email stays as it is',
    });
    expect(codeOf(await confirm(third))).toBe('LINK_EXPIRED');
    expect((await ask('DELETE', '/users/email-change', undefined, user)).statusCode).toBe(404);
    expect((await profile()).pending_email).toBeNull();
  });

  it('sends five mails an hour at most, asked for once more or not', async () => {
    await want();
    const again = () => ask('POST', '/users/email-change', undefined, user);
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await again()).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });

  it('that somebody took in between stays theirs, in people’s words', async () => {
    await want();
    const token = await tokenIn(next, 'confirm-email');
    expect((await register(next)).statusCode).toBe(201);
    expect((await confirm(token)).json()).toEqual({
      status: 409,
      code: 'EMAIL_TAKEN',
      msg: 'Somebody else has an account with this email by now. Yours stays as it was',
      data: null,
    });
    expect(await profile()).toMatchObject({ email: user.email, pending_email: null });
  });

  it('does not outlive a change of the password', async () => {
    await want();
    const token = await tokenIn(next, 'confirm-email');
    const passwords = { old_password: PASSWORD, new_password: 'teh-tarik-sore' };
    expect((await ask('PATCH', '/users/password', passwords, user)).statusCode).toBe(200);
    expect(codeOf(await confirm(token))).toBe('LINK_EXPIRED');
  });

  it('leaves nothing behind of an account that closes', async () => {
    await want();
    const token = await tokenIn(next, 'confirm-email');
    expect((await ask('DELETE', '/users', { password: PASSWORD }, user)).statusCode).toBe(200);
    expect(codeOf(await confirm(token))).toBe('LINK_EXPIRED');
    const { rows } = await shop.database.pool.query('select 1 from email_changes');
    expect(rows).toEqual([]);
  });
});

describe('the old mailbox', () => {
  it('takes the account back for 72 hours: sessions and password end, a new one is set at once', async () => {
    const { second } = await moved();
    const thief = await shop.app.sessions.start(user.id);
    await ask('PATCH', '/users/password', { old_password: PASSWORD, new_password: 'thief-was-here' }, user);
    hoursLater(71.9);
    const { data } = (await undo(second)).json<{ data: { email: string; reset_token: string } }>();
    expect(data.email).toBe(user.email);
    expect(await shop.app.sessions.viewerOf(thief)).toBeNull();
    expect(await shop.app.sessions.viewerOf(user.token)).toBeNull();
    expect([await login(user.email, 'thief-was-here'), await login(next, 'thief-was-here')]).toEqual([401, 401]);
    const own = { newPassword: 'gula-aren-lagi', confirmPassword: 'gula-aren-lagi', token: data.reset_token };
    expect((await ask('PATCH', '/auths/reset-password', own)).statusCode).toBe(200);
    expect(await login(user.email, 'gula-aren-lagi')).toBe(200);
    expect(codeOf(await undo(second))).toBe('LINK_EXPIRED');
  });

  it('cannot after 72 hours; then its address is free', async () => {
    const { first, second } = await moved();
    hoursLater(71);
    expect((await register(user.email)).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
    hoursLater(72);
    expect([codeOf(await undo(first)), codeOf(await undo(second))]).toEqual(['LINK_EXPIRED', 'LINK_EXPIRED']);
    expect((await register(user.email)).statusCode).toBe(201);
  });

  it('stops a change that still waits, by the mail that came at its beginning', async () => {
    await want();
    const token = await tokenIn(user.email, 'undo-email');
    expect((await undo(token)).statusCode).toBe(200);
    expect(codeOf(await confirm(await tokenIn(next, 'confirm-email')))).toBe('LINK_EXPIRED');
    expect(await shop.app.sessions.viewerOf(user.token)).toBeNull();
    expect(await login(user.email)).toBe(401);
  });

  it('comes before those that came after it: what the thief’s own mailbox got brings nothing back', async () => {
    const { first } = await moved();
    const third = `third-${user.email}`;
    await want(third);
    await confirm(await tokenIn(third, 'confirm-email'));
    const stolen = await tokenIn(next, 'undo-email', 2);
    expect((await undo(first)).json()).toMatchObject({ data: { email: user.email } });
    expect(codeOf(await undo(stolen))).toBe('LINK_EXPIRED');
  });

  it('cuts the tie to a provider that was made since', async () => {
    const { first } = await moved();
    const theirs = { oidc_issuer: 'https://issuer.example', oidc_subject: 'thief' };
    await shop.database.db.updateTable('users').set(theirs).where('id', '=', user.id).execute();
    await undo(first);
    const row = shop.database.db.selectFrom('users').select('oidc_subject').where('id', '=', user.id);
    expect((await row.executeTakeFirstOrThrow()).oidc_subject).toBeNull();
  });

  it('is told in words where its address has another account', async () => {
    const { first } = await moved();
    // nobody can sign up with it meanwhile; a provider that verified it may
    await shop.makeUser({ email: user.email });
    expect((await undo(first)).json()).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', msg: /by now/ });
    expect(await shop.app.sessions.viewerOf(user.token)).not.toBeNull();
  });
});

it('nobody signs up with an address in the moment it is given up', async () => {
  await want();
  const token = await tokenIn(next, 'confirm-email');
  const [confirmed, ...others] = await Promise.all([
    confirm(token),
    ...Array.from({ length: 4 }, () => register(user.email)),
  ]);
  expect(confirmed?.statusCode).toBe(200);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
});
