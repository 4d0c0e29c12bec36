// The own second factor, and logins by it: the mocks and the server refuse and answer alike.
import {
  FactorSetUp,
  FACTOR_PATHS,
  LoginData,
  RecoveryCodes,
  SecondFactor,
  StaffMember,
  success,
} from '@seduh/contract';
import { APP_CODE, bayu, credentials, dimas, recoveryCodes, sari, sessions } from '@seduh/api-client/mocks';
import { codeAfter, createTestApp, type TestApp, withFactor } from '@seduh/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { mockNames } from './world';

let shop: TestApp;
const tokens = { owner: '', barista: '', heldBack: '', customer: '' };
let secret = '';
let recovery: string[] = [];
let atLogin = '';
beforeAll(async () => {
  shop = await createTestApp({ secondFactor: 'required' });
  const make = (one: { id: string; email: string }, bundle: 'owner' | 'barista' | 'manager', password: string) =>
    shop.makeUser({ id: one.id, email: one.email, role: 'Admin', bundle, password });
  const owner = await make(dimas, 'owner', credentials.admin.password);
  ({ secret } = await withFactor(shop, owner, credentials.admin.password));
  tokens.owner = owner.token;
  tokens.barista = (await make(bayu, 'barista', credentials.barista.password)).token;
  tokens.heldBack = (await make(sari, 'manager', credentials.heldBack.password)).token;
  tokens.customer = (await shop.makeUser()).token;
  const wulan = await shop.makeUser({ email: credentials.factor.email, role: 'Admin', bundle: 'barista' });
  const factor = await withFactor(shop, wulan, credentials.factor.password);
  recovery = factor.codes;
  atLogin = factor.secret;
});
afterAll(() => shop.close());

type Who = keyof typeof tokens;
const tokenOf: Record<Who, string> = {
  owner: sessions.admin.token,
  barista: sessions.barista.token,
  heldBack: sessions.heldBack.token,
  customer: sessions.customer.token,
};

/** Codes are other ones on both sides: what means the same is sent to each in its own words. */
const CODES = { app: APP_CODE, recovery: recoveryCodes.codes[0] ?? '' };

async function both(who: Who | null, sent: Sent, code?: string) {
  const coded = (value: string | undefined): Sent =>
    code === undefined ? sent : { ...sent, body: { ...(sent.body as object), code: value } };
  const mine = code === 'app' || code === 'recovery' ? CODES[code] : code;
  const appOf = sent.path === '/auths/login' ? atLogin : secret;
  const theirs = code === 'app' ? codeAfter(shop, appOf, 1) : code === 'recovery' ? recovery[0] : code;
  const headers = (token: string) => ({ headers: { 'x-access-token': token } });
  return {
    mock: await askMocks({ ...coded(mine), ...(who ? headers(tokenOf[who]) : {}) }, mockNames),
    real: await askServer(
      { ...coded(theirs), ...(who ? headers(tokens[who]) : {}) },
      { world: shop, names: mockNames },
    ),
  };
}
const passwords = { owner: credentials.admin, barista: credentials.barista, heldBack: credentials.heldBack };
const proof = (who: keyof typeof passwords) => ({ password: passwords[who].password });
const setup = (body: unknown): Sent => ({ method: 'POST', path: FACTOR_PATHS.setup, body });
const off = (body: unknown): Sent => ({ method: 'DELETE', path: FACTOR_PATHS.factor, body });
const renew = (body: unknown): Sent => ({ method: 'POST', path: FACTOR_PATHS.recoveryCodes, body });
const confirm = (body: unknown): Sent => ({ method: 'POST', path: FACTOR_PATHS.confirm, body });

it.each<Who>(['owner', 'barista', 'heldBack'])('says whether it is on: %s', async (who) => {
  const { mock, real } = await both(who, { method: 'GET', path: FACTOR_PATHS.factor });
  expectSame(mock, real, success(SecondFactor));
  expect(mock.status).toBe(200);
});

it.each<[string, Who, Sent, string?]>([
  ['a customer', 'customer', { method: 'GET', path: FACTOR_PATHS.factor }],
  ['no password', 'barista', setup({})],
  ['a wrong password', 'barista', setup({ password: 'not-the-one' })],
  ['a field more', 'barista', setup({ ...proof('barista'), secret: 'x' })],
  ['no code where one is on', 'owner', setup(proof('owner'))],
  ['a wrong code where one is on', 'owner', setup(proof('owner')), '000000'],
  ['no code to confirm', 'barista', confirm({})],
  ['other codes without a factor', 'barista', renew(proof('barista'))],
  ['turning off what is off', 'barista', off(proof('barista'))],
  ['turning off with a wrong password', 'owner', off({ password: 'not-the-one' }), '000000'],
  ['the board before it is set up', 'heldBack', { method: 'GET', path: '/transactions' }],
  ['figures before it is set up', 'heldBack', { method: 'GET', path: '/dashboard' }],
  ['the own one under people', 'owner', { method: 'DELETE', path: `/people/${dimas.id}/second-factor` }],
])('refuses alike: %s', async (_name, who, sent, code) => {
  const { mock, real } = await both(who, sent, code);
  expectSame(mock, real, nothing);
  expect([mock.body.msg, mock.body.code]).toEqual([real.body.msg, real.body.code]);
});

it.each(['/users', '/users/sessions'])('lets in before it is set up: %s', async (path) => {
  const { mock, real } = await both('heldBack', { method: 'GET', path });
  expect([mock.status, real.status]).toEqual([200, 200]);
});

it('is set up', async () => {
  const begun = await both('barista', setup(proof('barista')));
  expectSame(begun.mock, begun.real, success(FactorSetUp));
  const wrong = await both('barista', confirm({}), '000000');
  expectSame(wrong.mock, wrong.real, nothing);
  const { data } = begun.real.body as { data: { secret: string } };
  const confirmed = {
    mock: await askMocks({ ...confirm({ code: APP_CODE }), headers: { 'x-access-token': tokenOf.barista } }, mockNames),
    real: await askServer(
      { ...confirm({ code: codeAfter(shop, data.secret, 0) }), headers: { 'x-access-token': tokens.barista } },
      { world: shop, names: mockNames },
    ),
  };
  expectSame(confirmed.mock, confirmed.real, success(RecoveryCodes));
  expect(confirmed.mock.status).toBe(200);
});

it('has other recovery codes', async () => {
  const { mock, real } = await both('owner', renew(proof('owner')), 'app');
  expectSame(mock, real, success(RecoveryCodes));
  expect(mock.status).toBe(200);
});

it('of a colleague is reset', async () => {
  const { mock, real } = await both('owner', { method: 'DELETE', path: `/people/${bayu.id}/second-factor` });
  expect([mock.status, real.status, mock.body.msg]).toEqual([200, 200, real.body.msg]);
  for (const { body } of [mock, real])
    expect(StaffMember.parse(body.data)).toMatchObject({ second_factor: false, sessions: 0 });
});

describe('a login', () => {
  const login = (body: object): Sent => ({ method: 'POST', path: '/auths/login', body });
  const { email, password } = credentials.factor;

  it.each<[string, Sent, string?]>([
    ['without a code', login({ email, password })],
    ['with an empty one', login({ email, password }), ' '],
    ['with a wrong one', login({ email, password }), '000000'],
    ['with nonsense', login({ email, password }), 'x'.repeat(300)],
    ['with a number', login({ email, password, code: 123_456 })],
    ['with a wrong password', login({ email, password: 'not-the-one' })],
    ['with a wrong password and a right code', login({ email, password: 'not-the-one' }), 'app'],
  ])('is refused alike: %s', async (_name, sent, code) => {
    const { mock, real } = await both(null, sent, code);
    expectSame(mock, real, nothing);
    expect([mock.body.msg, mock.body.code]).toEqual([real.body.msg, real.body.code]);
  });

  it.each(['app', 'recovery'] as const)('goes well by a code: %s', async (code) => {
    const { mock, real } = await both(null, login({ email, password }), code);
    expectSame(mock, real, success(LoginData));
    expect(mock.status).toBe(200);
  });
});
