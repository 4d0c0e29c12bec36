import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing';

const OLD = 'kopi-susu-pagi';
const NEW = 'kopi-susu-sore';
const MINUTE_MS = 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: 'https://seduh.example' } });
});
afterAll(() => shop.close());

const patch = (url: string, payload: object, { app, nextAddress }: TestApp = shop) =>
  app.inject({ method: 'PATCH', url: `/api/auths/${url}`, payload, remoteAddress: nextAddress() });
const forgot = (email: string, from?: TestApp) => patch('forgot-password', { email }, from);
const reset = (token: string, newPassword = NEW, confirmPassword = newPassword) =>
  patch('reset-password', { token, newPassword, confirmPassword });
const login = async (email: string, password: string) => {
  const payload = { email, password };
  const request = { method: 'POST', url: '/api/auths/login', payload, remoteAddress: shop.nextAddress() } as const;
  return (await shop.app.inject(request)).statusCode;
};
const profile = async (headers: { 'x-access-token': string }) =>
  (await shop.app.inject({ url: '/api/users', headers })).statusCode;

const tokenOf = (text: string): string => /\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email);
/** Asks for a link and reads it from the mail. */
async function linkFor(email: string, spelling = email): Promise<string> {
  const before = mailsTo(email).length;
  await forgot(spelling);
  await expect.poll(() => mailsTo(email)).toHaveLength(before + 1);
  return tokenOf(mailsTo(email).at(-1)?.text ?? '');
}

it('mails a link that sets a new password, once, and logs everybody out', async () => {
  const user = await shop.makeUser({ password: OLD });
  const other = await shop.makeUser();
  expect(await profile(user.headers)).toBe(200);
  const token = await linkFor(user.email, ` ${user.email.toUpperCase()}`);
  expect(mailsTo(user.email)[0]).toMatchObject({ from: 'Seduh', subject: 'Set a new password for Seduh' });
  expect(mailsTo(user.email)[0]?.text).toContain(`\nhttps://seduh.example/reset-password?token=${token}\n`);

  const response = await reset(token);
  const body = { status: 200, msg: 'Your new password is set. Please Login!', data: null, meta: null };
  expect(response.json()).toEqual(body);
  expect([await profile(user.headers), await profile(other.headers)]).toEqual([401, 200]);
  expect([await login(user.email, OLD), await login(user.email, NEW)]).toEqual([401, 200]);
  const row = shop.database.db.selectFrom('users').select('email_proved_at').where('id', '=', user.id);
  expect((await row.executeTakeFirstOrThrow()).email_proved_at).toEqual(new Date(TEST_NOW));
  expect((await reset(token, 'teh-manis-hangat')).json()).toEqual({
    status: 401,
    code: 'LINK_EXPIRED',
    msg: 'This link has been used or is too old. Send a new one',
    data: null,
  });
});

it('keeps links as hashes only', async () => {
  const user = await shop.makeUser({ password: OLD });
  const token = await linkFor(user.email);
  const { rows } = await shop.database.pool.query<{ text: string }>(
    'select password_resets::text from password_resets',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('says the same to everybody, and writes only to who has an open account', async () => {
  const known = await shop.makeUser();
  const closed = await shop.makeUser({ closed_at: new Date(TEST_NOW) });
  const answers = [];
  for (const email of ['nobody@seduh.example', closed.email, known.email]) answers.push(await forgot(email));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.json()).toMatchObject({ msg: 'If this email has an account, the link is on its way', data: null });
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await expect.poll(() => mailsTo(known.email)).toHaveLength(1);
  expect([...mailsTo('nobody@seduh.example'), ...mailsTo(closed.email)]).toEqual([]);
});

it('does not keep the answer waiting for the mail server', async () => {
  const mailer = { send: () => new Promise<never>(() => undefined) };
  const slow = await createTestApp({ database: shop.database, mailer });
  const { email } = await shop.makeUser();
  expect((await patch('forgot-password', { email }, slow)).statusCode).toBe(200);
  await slow.close();
});

it('takes a newer link only', async () => {
  const user = await shop.makeUser({ password: OLD });
  const [first, second] = [await linkFor(user.email), await linkFor(user.email)];
  expect([(await reset(first)).statusCode, (await reset(second)).statusCode]).toEqual([401, 200]);
});

it.each([
  [30 * MINUTE_MS - 1_000, 200],
  [30 * MINUTE_MS, 401],
])('after %i ms answers %i', async (later, status) => {
  const user = await shop.makeUser({ password: OLD });
  const token = await linkFor(user.email);
  shop.clock.set(new Date(Date.parse(TEST_NOW) + later));
  const response = await reset(token);
  shop.clock.set(TEST_NOW);
  expect(response.statusCode).toBe(status);
});

it('opens no account that was closed meanwhile, and none for a link nobody made', async () => {
  const user = await shop.makeUser({ password: OLD });
  const token = await linkFor(user.email);
  const at = { closed_at: new Date(TEST_NOW) };
  await shop.database.db.updateTable('users').set(at).where('id', '=', user.id).execute();
  for (const tried of [token, 'x'.repeat(43)])
    expect((await reset(tried)).json<ApiErrorBody>().code).toBe('LINK_EXPIRED');
});

it('writes no more than five mails an hour to one mailbox, whoever asks', async () => {
  const { email } = await shop.makeUser();
  for (let index = 0; index < 5; index += 1) await linkFor(email);
  const fifth = tokenOf(mailsTo(email).at(-1)?.text ?? '');
  expect((await forgot(email)).statusCode).toBe(429);
  // another process counts the same; where a crash has emptied the counts, the mails of all of them are still five
  const other = await createTestApp({ database: shop.database });
  const elsewhere = (await forgot(email, other)).statusCode;
  await shop.database.db.deleteFrom('rate_limits').execute();
  const forgotten = (await forgot(email, other)).statusCode;
  await other.close();
  expect([elsewhere, forgotten]).toEqual([429, 200]);
  await linkFor((await shop.makeUser()).email);
  expect([...mailsTo(email), ...other.mails]).toHaveLength(5);
  // the last one still works: asking takes nothing away
  expect((await reset(fifth)).statusCode).toBe(200);
});

it('takes five requests an hour for an email, known or not, and 60 from one address', async () => {
  const { app, nextAddress } = shop;
  const remoteAddress = nextAddress();
  const ask = async (email: string) => {
    const request = { method: 'PATCH', url: '/api/auths/forgot-password', payload: { email }, remoteAddress } as const;
    return (await app.inject(request)).statusCode;
  };
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push(await ask('somebody@seduh.example'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  // five of them have gone already
  for (let index = 0; index < 55; index += 1) expect(await ask(`neighbour-${index}@seduh.example`)).toBe(200);
  expect(await ask('one-more@seduh.example')).toBe(429);
});

it.each([
  ['password1', 'password1', 'newPassword', 'This password is too common. Choose another one'],
  [
    'seduh 2026',
    'seduh 2026',
    'newPassword',
    'This password is only your own details or words of this shop. Choose another one',
  ],
  ['kopi', 'kopi', 'newPassword', 'At least 8 characters'],
  [NEW, `${NEW}!`, 'confirmPassword', 'The two passwords differ'],
  ['', '', 'newPassword', 'All input must be fulfilled'],
])('refuses %s with %s at its field, and leaves the link as it is', async (newPassword, confirm, field, msg) => {
  const user = await shop.makeUser({ password: OLD });
  const token = await linkFor(user.email);
  const response = await reset(token, newPassword, confirm);
  expect(response.json<ApiErrorBody>()).toMatchObject({ status: 400, msg, data: { fields: { [field]: msg } } });
  expect((await reset(token)).statusCode).toBe(200);
});

it.each([
  ['no email', {}, 'All input must be fulfilled'],
  ['half an email', { email: 'rani@' }, 'This is not an email address'],
  ['more than an email', { email: 'rani@seduh.example', role: 'Admin' }, 'Unknown field: role'],
])('refuses %s', async (_name, payload, msg) => {
  expect((await patch('forgot-password', payload)).json<ApiErrorBody>()).toMatchObject({ status: 400, msg });
});
