// Passkeys, and logins by them: the mocks and the server refuse and answer alike.
import {
  LoginData,
  Passkey,
  PASSKEY_PATHS,
  PasskeyRequest,
  Passkeys,
  PasskeySetUp,
  success,
  type PasskeyLoginBody,
} from '@seduh/contract';
import {
  APP_CODE,
  credentials,
  devicePasskey,
  dimas,
  newPasskey,
  PASSKEY_CHALLENGE,
  passkeyCredentials,
  rani,
  sessions,
} from '@seduh/api-client/mocks';
import {
  askLogin,
  beginPasskey,
  codeAfter,
  createAuthenticator,
  createTestApp,
  type TestApp,
  TEST_NOW,
  withFactor,
  withPasskey,
} from '@seduh/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { mockNames } from './world';

type Made = Awaited<ReturnType<typeof withPasskey>>;
type User = Awaited<ReturnType<TestApp['makeUser']>>;

let shop: TestApp;
let [customer, owner] = [{} as User, {} as User];
let yesterday = '';
let secret = '';
let mine: Made;
beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.set(new Date(Date.parse(TEST_NOW) - 24 * 3_600_000));
  customer = await shop.makeUser({ id: rani.id, email: rani.email, password: credentials.customer.password });
  yesterday = customer.token;
  shop.clock.set(TEST_NOW);
  const fresh = async (user: User): Promise<User> => {
    const token = await shop.app.sessions.start(user.id);
    return { ...user, token, headers: { 'x-access-token': token } };
  };
  customer = await fresh(customer);
  owner = await shop.makeUser({ id: dimas.id, email: dimas.email, role: 'Admin', bundle: 'owner' });
  ({ secret } = await withFactor(shop, owner, credentials.admin.password));
  mine = await withPasskey(shop, customer);
  await withPasskey(shop, owner);
});
afterAll(() => shop.close());

type Who = 'customer' | 'yesterday' | 'owner';
const tokenOf = (who: Who) => ({ customer: customer.token, yesterday, owner: owner.token })[who];
const mockTokenOf: Record<Who, string> = {
  customer: sessions.customer.token,
  yesterday: sessions.yesterday.token,
  owner: sessions.admin.token,
};

/** Sends the same to both; ids of passkeys and bodies of browsers are other ones on each side. */
async function both(who: Who | null, sent: Omit<Sent, 'path'> & { path: string }, theirs: Partial<Sent> = {}) {
  const headers = (token: string) => (who ? { headers: { 'x-access-token': token } } : {});
  return {
    mock: await askMocks({ ...sent, ...headers(who ? mockTokenOf[who] : '') }, mockNames),
    real: await askServer(
      { ...sent, ...theirs, ...headers(who ? tokenOf(who) : '') },
      { world: shop, names: mockNames },
    ),
  };
}

/** Whether both refuse, and with the same. */
function isRefusedAlike({ mock, real }: Awaited<ReturnType<typeof both>>): boolean {
  expectSame(mock, real, nothing);
  expect([mock.body.msg, mock.body.code]).toEqual([real.body.msg, real.body.code]);
  return mock.status >= 400;
}

it.each<Who>(['customer', 'owner'])('are listed alike: %s', async (who) => {
  const { mock, real } = await both(who, { method: 'GET', path: PASSKEY_PATHS.list });
  expectSame(mock, real, success(Passkeys));
  expect(mock.status).toBe(200);
});

it('are nothing for nobody', async () => {
  expect(isRefusedAlike(await both(null, { method: 'GET', path: PASSKEY_PATHS.list }))).toBe(true);
});

describe('beginning one', () => {
  const begin = (body: unknown) => ({ method: 'POST', path: PASSKEY_PATHS.options, body }) as const;
  const { password } = credentials.admin;

  it.each<[string, Who, unknown]>([
    ['after a login of yesterday', 'yesterday', {}],
    ['with a wrong password', 'yesterday', { password: 'not-the-one' }],
    ['with a password and no code', 'owner', { password }],
    ['with a wrong code', 'owner', { password, code: '000000' }],
    ['with an empty code', 'owner', { password, code: ' ' }],
    ['with a field more', 'customer', { secret: 'x' }],
    ['with a number', 'customer', { password: 7 }],
  ])('is refused alike %s', async (_name, who, body) =>
    expect(isRefusedAlike(await both(who, begin(body)))).toBe(true),
  );

  it.each<[string, Who, unknown, unknown]>([
    ['right after a login', 'customer', {}, {}],
    ['by the password', 'yesterday', { password: credentials.customer.password }, undefined],
    ['by password and code', 'owner', { password, code: APP_CODE }, 'code'],
  ])('goes well %s', async (_name, who, body, theirs) => {
    const code = { password, code: codeAfter(shop, secret, 1) };
    const { mock, real } = await both(who, begin(body), theirs === 'code' ? { body: code } : {});
    expectSame(mock, real, success(PasskeySetUp));
    expect(mock.status).toBe(200);
  });
});

describe('adding one', () => {
  const add = (body: unknown) => ({ method: 'POST', path: PASSKEY_PATHS.list, body }) as const;
  const clientData = (challenge: string) =>
    Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge })).toString('base64url');
  const made = (id: string, challenge = PASSKEY_CHALLENGE) => ({
    id,
    client_data: clientData(challenge),
    attestation: 'bWFkZQ',
    transports: ['internal'],
  });

  it('is refused alike where the challenge is another, or none', async () => {
    expect(isRefusedAlike(await both('customer', add(made('bmV3', 'x'.repeat(43)))))).toBe(true);
    expect(isRefusedAlike(await both('customer', add({ ...made('bmV3'), client_data: 'bm8' })))).toBe(true);
  });

  it.each(['id', 'client_data', 'attestation'])('is refused alike without %s', async (field) => {
    expect(isRefusedAlike(await both('customer', add({ ...made('bmV3'), [field]: undefined })))).toBe(true);
    expect(isRefusedAlike(await both('customer', add({ ...made('bmV3'), [field]: 'a+/=' })))).toBe(true);
  });

  it('that is there already is refused alike', async () => {
    const { data } = await beginPasskey(shop, customer);
    const again = mine.device.create(data);
    expect(isRefusedAlike(await both('customer', add(made(passkeyCredentials.customer)), { body: again }))).toBe(true);
  });

  it('goes well', async () => {
    const { data } = await beginPasskey(shop, customer);
    const { mock, real } = await both('customer', add(made('bmV3')), { body: createAuthenticator().create(data) });
    expectSame(mock, real, success(Passkey));
    expect([mock.status, mock.body.msg]).toEqual([201, real.body.msg]);
  });
});

describe('an own one', () => {
  const rename = (id: string, body: unknown) => ({ method: 'PATCH', path: PASSKEY_PATHS.one(id), body }) as const;
  const remove = (id: string, body: unknown) => ({ method: 'DELETE', path: PASSKEY_PATHS.one(id), body }) as const;
  const nobodys = newPasskey.id;

  it('is renamed', async () => {
    const body = { name: ' The till ' };
    const { mock, real } = await both('customer', rename(devicePasskey.id, body), {
      path: PASSKEY_PATHS.one(mine.passkey.id),
    });
    expectSame(mock, real, success(Passkey));
    expect([mock.body.msg, (mock.body.data as Passkey).name]).toEqual([real.body.msg, 'The till']);
  });

  it.each([{ name: '' }, { name: 'x'.repeat(61) }, {}, { name: 'x', id: 'y' }])('is refused alike: %j', async (body) =>
    expect(
      isRefusedAlike(
        await both('customer', rename(devicePasskey.id, body), { path: PASSKEY_PATHS.one(mine.passkey.id) }),
      ),
    ).toBe(true),
  );

  it('that is none is refused alike', async () => {
    expect(isRefusedAlike(await both('customer', rename(nobodys, { name: 'x' })))).toBe(true);
    expect(isRefusedAlike(await both('customer', remove(nobodys, {})))).toBe(true);
    expect(isRefusedAlike(await both('yesterday', remove(nobodys, {})))).toBe(true);
    expect(isRefusedAlike(await both('yesterday', remove(nobodys, { password: 'not-the-one' })))).toBe(true);
  });

  it('is removed', async () => {
    const { passkey } = await withPasskey(shop, customer);
    const path = PASSKEY_PATHS.one(passkey.id);
    const { mock, real } = await both('customer', remove(devicePasskey.id, {}), { path });
    expect([mock.status, real.status, mock.body.msg]).toEqual([200, 200, real.body.msg]);
  });
});

describe('a login', () => {
  const send = (body: unknown) => ({ method: 'POST', path: PASSKEY_PATHS.login, body }) as const;
  const clientData = (challenge: string) =>
    Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge })).toString('base64url');
  const signed = (id: string, challenge = PASSKEY_CHALLENGE): PasskeyLoginBody => ({
    id,
    client_data: clientData(challenge),
    authenticator_data: 'c2FpZA',
    signature: 'c2lnbmVk',
    user_handle: 'd2hvc2U',
  });

  it('begins alike', async () => {
    const { mock, real } = await both(null, { method: 'POST', path: PASSKEY_PATHS.loginOptions });
    expectSame(mock, real, success(PasskeyRequest));
    expect(mock.status).toBe(200);
  });

  it.each(['id', 'client_data', 'authenticator_data', 'signature', 'user_handle'])(
    'is refused alike without %s',
    async (field) => {
      expect(
        isRefusedAlike(await both(null, send({ ...signed(passkeyCredentials.customer), [field]: undefined }))),
      ).toBe(true);
      expect(isRefusedAlike(await both(null, send({ ...signed(passkeyCredentials.customer), [field]: 7 })))).toBe(true);
    },
  );

  it('is refused alike by a challenge that is another, and by a passkey of nobody', async () => {
    expect(isRefusedAlike(await both(null, send(signed(passkeyCredentials.customer, 'x'.repeat(43)))))).toBe(true);
    const nobody = createAuthenticator().get(await askLogin(shop), { userHandle: 'eA' });
    expect(isRefusedAlike(await both(null, send(signed('bm9ib2R5')), { body: nobody }))).toBe(true);
  });

  it('goes well, with a cart to follow and without a code', async () => {
    const theirs = mine.device.get(await askLogin(shop));
    const { mock, real } = await both(null, send(signed(passkeyCredentials.customer)), { body: theirs });
    expectSame(mock, real, success(LoginData));
    expect([mock.status, mock.body.msg]).toEqual([200, real.body.msg]);
  });
});
