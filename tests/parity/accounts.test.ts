import { ApiErrorBody, LIMITS, LoginData, Profile, ProofAsked, RegisterData, success } from '@seduh/contract';
import { credentials, registerFailures } from '@seduh/api-client/mocks';
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const login = (body: unknown): Sent => ({ method: 'POST', path: '/auths/login', body });
const register = (body: unknown): Sent => ({ method: 'POST', path: '/auths/register', body });
const profile = (as?: Sent['as']): Sent => ({ method: 'GET', path: '/users', ...(as ? { as } : {}) });
const account = { email: 'new@seduh.example', password: 'satu-dua-kopi-tiga', phone: '081255501111' };

it.each<[string, Sent, Schema]>([
  ['login', login(credentials.customer), success(LoginData)],
  ['login of staff', login(credentials.admin), success(LoginData)],
  ['login in capitals', login({ ...credentials.customer, email: 'RANI@seduh.example' }), success(LoginData)],
  ['a wrong password', login({ ...credentials.customer, password: 'nope' }), nothing],
  ['an unknown email', login({ email: 'nobody@seduh.example', password: 'nope' }), nothing],
  ['an empty login', login({}), nothing],
  ['a login with a field too many', login({ ...credentials.customer, remember: true }), success(LoginData)],
  ['a login that is no JSON', login('{"email":'), nothing],
  ['signing up', register(account), success(RegisterData)],
  ['a taken email', register({ ...account, email: credentials.customer.email, phone: '081255502222' }), nothing],
  ['an empty sign-up', register({ email: '', password: '', phone: '' }), nothing],
  ['a password of the own email', register({ ...account, password: 'new@seduh.example' }), nothing],
  ['a short password', register({ ...account, password: 'kopi' }), nothing],
  ['no email address', register({ ...account, email: 'rani' }), nothing],
  ['no phone number', register({ ...account, phone: 'call me' }), nothing],
  ['naming the own role', register({ ...account, role: 'Admin' }), nothing],
  ['the profile', profile('customer'), success(Profile)],
  ['the profile of staff', profile('admin'), success(Profile)],
  ['the profile of nobody', profile(), nothing],
  ['the profile with an old token', profile('expired'), nothing],
  ['logout of nobody', { method: 'DELETE', path: '/auths/logout' }, nothing],
  // last: it ends the customer's session on the server
  ['logout', { method: 'DELETE', path: '/auths/logout', as: 'customer' }, nothing],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
});

it('asks for the same work where many have signed up from one address', async () => {
  const taken = { ...account, email: credentials.customer.email };
  const again = () =>
    server.world.app.inject({
      method: 'POST',
      url: '/api/auths/register',
      payload: taken,
      remoteAddress: '127.88.0.1',
    });
  for (let sent = 0; sent < LIMITS.signUps; sent += 1) await again();
  const [real, mock] = [await again(), await getResponse([registerFailures.proofRequired], asRequest(taken))];
  const asked = ApiErrorBody.extend({ data: ProofAsked });
  const [said, told] = [asked.parse(real.json()), asked.parse(await mock?.json())];
  expect([mock?.status, told.msg, told.code]).toEqual([real.statusCode, said.msg, said.code]);
});

const asRequest = (body: object): Request =>
  new Request('http://localhost/api/auths/register', { method: 'POST', body: JSON.stringify(body) });
