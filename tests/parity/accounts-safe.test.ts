// A stolen token is not a stolen account: the mocks and the server ask, list and refuse alike.
import { ConfirmedEmail, EndedSessions, LiveSessions, Profile, success, UndoneEmail } from '@seduh/contract';
import { credentials } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames, wantEmail } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const profile = success(Profile);
const sessionList = success(LiveSessions);
const { password } = credentials.customer;
const newEmail = (form: Record<string, string>, as: Sent['as'] = 'yesterday'): Sent => ({
  method: 'PATCH',
  path: '/users/edit-profile',
  form: { email: 'rani.ayu@seduh.example', ...form },
  as,
});
const waiting = (method: 'POST' | 'DELETE', as: Sent['as']): Sent => ({ method, path: '/users/email-change', as });
const link = (page: 'confirm' | 'undo', body: Sent['body']): Sent => ({
  method: 'PATCH',
  path: `/auths/${page}-email`,
  body,
});
const close = (body: object): Sent => ({ method: 'DELETE', path: '/users', body, as: 'yesterday' });
const list = (as?: Sent['as']): Sent => ({ method: 'GET', path: '/users/sessions', as });
const end = (id: string | null, as: Sent['as'] = 'customer'): Sent => ({
  method: 'DELETE',
  path: ({ otherSession }) => `/users/sessions/${id ?? otherSession}`,
  as,
});

it.each<[string, Sent, Schema]>([
  ['a new email by an old login alone', newEmail({}), profile],
  ['a new email by a wrong password', newEmail({ password: 'nope' }), profile],
  ['a new email by the password', newEmail({ password }), profile],
  ['a new email by a fresh login', newEmail({}, 'customer'), profile],
  ['another name by an old login', newEmail({ email: credentials.customer.email, first_name: 'Rani' }), profile],
  ['closing by an old login alone', close({}), nothing],
  [
    'the password by an old login alone',
    { ...close({ old_password: '', new_password: 'satu-dua-kopi' }), method: 'PATCH', path: '/users/password' },
    nothing,
  ],

  ['the link once more', waiting('POST', 'admin'), nothing],
  ['the link of nobody', waiting('POST', undefined), nothing],
  ['giving a new email up', waiting('DELETE', 'admin'), nothing],
  ['no link of a mail to confirm', link('confirm', { token: 'no-such-token' }), nothing],
  ['no link of a mail to undo', link('undo', { token: 'no-such-token' }), nothing],
  ['a link without its token', link('confirm', {}), nothing],
  ['a link with a field too many', link('undo', { token: 'no-such-token', email: 'a@b.example' }), nothing],

  ['the sessions', list('customer'), sessionList],
  ['the sessions of nobody', list(), sessionList],
  ['ending what is no session', end('no-id'), nothing],
  ['ending a session of nobody', end(null, 'expired'), nothing],
  ['ending a session', end(null), nothing],
  ['ending all others', { method: 'DELETE', path: '/users/sessions', as: 'customer' }, success(EndedSessions)],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
});

it('links that work', async () => {
  const { world, names } = server;
  const mailed = (page: string, to: string) =>
    world.mails
      .flatMap((mail) => (mail.to === to ? [new RegExp(`/${page}\\?token=([\\w-]+)`).exec(mail.text)?.[1]] : []))
      .findLast((token) => token !== undefined) ?? '';
  const last = () => mailed('confirm-email', 'rani.ayu@seduh.example');
  const before = last();
  await wantEmail(world, names.customerToken, 'rani.ayu@seduh.example');
  await expect.poll(() => last() !== '' && last() !== before).toBe(true);
  const { email } = credentials.customer;
  const mailedNames = { ...names, confirmToken: last(), undoToken: mailed('undo-email', email) };
  for (const [sent, schema] of [
    [link('confirm', ({ confirmToken }: typeof names) => ({ token: confirmToken })), success(ConfirmedEmail)],
    [link('undo', ({ undoToken }: typeof names) => ({ token: undoToken })), success(UndoneEmail)],
  ] as const) {
    const real = await askServer(sent, { world, names: mailedNames });
    expectSame(await askMocks(sent, mockNames), real, schema);
  }
});
