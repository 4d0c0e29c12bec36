// Who works here, and invitations to: the mocks and the server refuse and answer alike, by permission too.
import { Invitation, LoginData, OpenInvitation, People, StaffMember, success } from '@seduh/contract';
import { bayu, dimas, INVITATION_TOKEN, invitations, rani, sessions, staffMembers } from '@seduh/api-client/mocks';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

const TOKEN = INVITATION_TOKEN;
const password = { newPassword: 'giling-halus-pagi', confirmPassword: 'giling-halus-pagi' };

let server: Awaited<ReturnType<typeof createWorld>>;
let baristaToken = '';
beforeAll(async () => {
  server = await createWorld();
  const { world } = server;
  for (const { id, email, name, bundle, status } of staffMembers.filter((one) => one.id !== dimas.id)) {
    const disabled_at = status === 'disabled' ? world.clock.now() : null;
    const made = await world.makeUser({ id, email, role: 'Admin', bundle, display_name: name, disabled_at });
    if (id === bayu.id) baristaToken = made.token;
  }
  for (const { id, email, bundle, expires_at } of invitations)
    await world.makeInvitation({ id, email, bundle, expires_at: new Date(expires_at), invited_by: dimas.id });
  await world.makeInvitation({
    email: 'tari@seduh.example',
    token_hash: createHash('sha256').update(TOKEN).digest(),
    invited_by: dimas.id,
  });
});
afterAll(() => server.world.close());

const both = async (sent: Sent) => ({ mock: await askMocks(sent, mockNames), real: await askServer(sent, server) });
/** The same by the barista, whom the names of both sides do not know. */
const asBarista = async (sent: Sent) => ({
  mock: await askMocks({ ...sent, headers: { 'x-access-token': sessions.barista.token } }, mockNames),
  real: await askServer({ ...sent, headers: { 'x-access-token': baristaToken } }, server),
});
const [, , manager, cashier] = staffMembers;
const of = (id = '') => `/people/${id}`;
const admin = (method: Sent['method'], path: string, body?: unknown): Sent => ({ method, path, body, as: 'admin' });
const nobody = '01990000-0000-7000-8000-000000000001';

it('who works here, and who is invited', async () => {
  const { mock, real } = await both(admin('GET', '/people'));
  expectSame(mock, real, success(People));
  expect(mock.status).toBe(200);
});

it.each<[string, Sent]>([
  ['a bundle', admin('PATCH', `${of(manager?.id)}/bundle`, { bundle: 'barista', was: 'manager' })],
  ['switching off', admin('POST', `${of(manager?.id)}/disable`)],
  ['switching off who is off', admin('POST', `${of(cashier?.id)}/disable`)],
  ['switching on', admin('POST', `${of(cashier?.id)}/enable`)],
  ['logging out', admin('DELETE', `${of(cashier?.id)}/sessions`)],
])('goes well: %s', async (_name, sent) => {
  const { mock, real } = await both(sent);
  expectSame(mock, real, success(StaffMember));
  expect(mock.status).toBe(200);
});

it.each<[string, Sent]>([
  ['inviting', admin('POST', '/people/invitations', { email: 'nadia@seduh.example', bundle: 'barista' })],
  ['sending again', admin('POST', `/people/invitations/${invitations[1]?.id}/resend`)],
])('goes well: %s', async (_name, sent) => {
  const { mock, real } = await both(sent);
  expectSame(mock, real, success(Invitation));
  expect([200, 201]).toContain(mock.status);
});

it.each<[string, Sent]>([
  ['the last owner’s bundle', admin('PATCH', `${of(dimas.id)}/bundle`, { bundle: 'manager', was: 'owner' })],
  ['switching the last owner off', admin('POST', `${of(dimas.id)}/disable`)],
  ['a bundle that is none', admin('PATCH', `${of(bayu.id)}/bundle`, { bundle: 'king', was: 'barista' })],
  ['no bundle', admin('PATCH', `${of(bayu.id)}/bundle`, {})],
  ['somebody who is not there', admin('POST', `${of(nobody)}/disable`)],
  ['a customer as staff', admin('POST', `${of(rani.id)}/enable`)],
  ['an email that is none', admin('POST', '/people/invitations', { email: 'putri', bundle: 'barista' })],
  ['an email of a customer', admin('POST', '/people/invitations', { email: rani.email, bundle: 'barista' })],
  ['an email that waits', admin('POST', '/people/invitations', { email: 'putri@seduh.example', bundle: 'barista' })],
  ['sending what is not there', admin('POST', `/people/invitations/${nobody}/resend`)],
  ['withdrawing what is not there', admin('DELETE', `/people/invitations/${nobody}`)],
  ['withdrawing', admin('DELETE', `/people/invitations/${invitations[0]?.id}`)],
  ['the list for a customer', { method: 'GET', path: '/people', as: 'customer' }],
  ['the list for nobody', { method: 'GET', path: '/people' }],
])('says alike: %s', async (_name, sent) => {
  const { mock, real } = await both(sent);
  expectSame(mock, real, nothing);
  expect([mock.body.msg, mock.body.code]).toEqual([real.body.msg, real.body.code]);
});

it('tells what a colleague chose who was faster', async () => {
  const { mock, real } = await both(admin('PATCH', `${of(bayu.id)}/bundle`, { bundle: 'owner', was: 'manager' }));
  expect([mock.status, mock.body.code]).toEqual([409, 'EDIT_CONFLICT']);
  expect([real.status, real.body.code]).toEqual([409, 'EDIT_CONFLICT']);
  expect(StaffMember.safeParse(mock.body.data).success && StaffMember.safeParse(real.body.data).success).toBe(true);
});

describe('an invitation', () => {
  const link = (token: string): Sent => ({ method: 'POST', path: '/auths/invitation', body: { token } });
  const take = (body: object): Sent => ({ method: 'PATCH', path: '/auths/accept-invitation', body });

  it('is read', async () => {
    const { mock, real } = await both(link(TOKEN));
    expectSame(mock, real, success(OpenInvitation));
    expect(mock.status).toBe(200);
  });

  it.each<[string, Sent]>([
    ['by another link', link('another')],
    ['by none', link('')],
    [
      'with a common password',
      take({ token: TOKEN, name: 'P', newPassword: 'password123', confirmPassword: 'password123' }),
    ],
    ['with two passwords', take({ token: TOKEN, name: 'P', ...password, confirmPassword: 'another-one-it-is' })],
    ['without a name', take({ token: TOKEN, name: ' ', ...password })],
    ['taken by another link', take({ token: 'another', name: 'P', ...password })],
  ])('is refused alike: %s', async (_name, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, nothing);
    expect([mock.body.msg, mock.body.code]).toEqual([real.body.msg, real.body.code]);
  });

  it('is taken', async () => {
    const { mock, real } = await both(take({ token: TOKEN, name: 'Putri Ayu', ...password }));
    expectSame(mock, real, success(LoginData));
    expect(mock.status).toBe(200);
  });
});

describe('a barista', () => {
  it.each([
    '/dashboard',
    '/dashboard/report.csv',
    '/audit-log',
    '/people',
    '/payments/owed',
    '/options/groups',
    '/products/making',
    '/undelivered',
  ])('is refused alike: %s', async (path) => {
    const { mock, real } = await asBarista({ method: 'GET', path });
    expectSame(mock, real, nothing);
    expect([mock.status, mock.body.code, mock.body.msg]).toEqual([403, 'NOT_PERMITTED', real.body.msg]);
  });

  it.each([
    '/transactions',
    '/transactions/chats',
    '/shop/staffing',
    '/shop/collect-key',
    '/users',
    '/products?archived=true',
  ])('is let in alike: %s', async (path) => {
    const { mock, real } = await asBarista({ method: 'GET', path });
    expect([mock.status, real.status]).toEqual([200, 200]);
  });

  it.each<[Sent['method'], string]>([
    ['POST', '/products'],
    ['POST', '/promos'],
    ['POST', '/options/groups'],
    ['POST', '/shop/collect-key'],
    ['POST', '/people/invitations'],
  ])('changes nothing that is not theirs: %s %s', async (method, path) => {
    const { mock, real } = await asBarista({ method, path });
    expect([mock.status, mock.body.code]).toEqual([403, 'NOT_PERMITTED']);
    expect([real.status, real.body.code]).toEqual([403, 'NOT_PERMITTED']);
  });
});
