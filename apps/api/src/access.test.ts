import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing';
import {
  createMatrix,
  injectInto,
  listRoutes,
  withoutSample,
  type AccessRoute,
  type Ask,
  type Matrix,
} from './testing/access-matrix';
import { ACCESS_SAMPLES } from './testing/access-samples';

let shop: TestApp;
let routes: AccessRoute[];
let matrix: Matrix;
beforeAll(async () => {
  shop = await createTestApp();
  routes = await listRoutes(shop);
  matrix = await createMatrix(shop, routes);
});
afterAll(() => shop.close());

describe('the matrix is whole', () => {
  it('has a request for every route of the API’s description, and for no other', () => {
    expect(withoutSample(routes)).toEqual([]);
    const names = new Set(routes.map(({ name }) => name));
    expect(Object.keys(ACCESS_SAMPLES).filter((name) => !names.has(name))).toEqual([]);
  });

  it('notices a route it knows no request for', () => {
    const added: AccessRoute = {
      name: 'GET /api/safe',
      method: 'GET',
      path: '/api/safe',
      role: 'Admin',
      withoutFactor: false,
    };
    expect(withoutSample([...routes, added])).toEqual(['GET /api/safe']);
  });

  it('knows who may call each route', () => {
    for (const { name, role } of routes) expect(['public', 'any', 'User', 'Admin'], name).toContain(role);
  });
});

describe('what staff need', () => {
  it('is said by every route that is theirs alone, and by none that is for everybody or customers', () => {
    const named = (role: AccessRoute['role'], has: boolean) =>
      routes.filter((route) => route.role === role && (route.permission !== undefined) === has).map(({ name }) => name);
    // what is about themselves alone
    for (const name of named('Admin', false)) expect(name).toMatch(/ \/api\/users\/second-factor(\/|$)/);
    expect([...named('public', true), ...named('User', true)]).toEqual([]);
    // what they may always do is about their own account and device
    for (const name of named('any', false)) expect(name).toMatch(/ \/api\/(users|auths)(\/|$)/);
  });

  it('lets every bundle do what it may, and nothing else', async () => expect(await matrix.permission()).toEqual([]));
});

describe('a second factor', () => {
  let strict: TestApp;
  let rows: Matrix;
  beforeAll(async () => {
    strict = await createTestApp({ secondFactor: 'required' });
    rows = await createMatrix(strict, routes);
  });
  afterAll(() => strict.close());

  it('that is missing keeps owners and managers from everything but this', () => {
    expect(routes.filter((route) => route.withoutFactor).map(({ name }) => name)).toEqual([
      'DELETE /api/auths/logout',
      'GET /api/users',
      'PATCH /api/users/edit-profile',
      'PATCH /api/users/password',
      'POST /api/users/email-change',
      'DELETE /api/users/email-change',
      'GET /api/users/sessions',
      'DELETE /api/users/sessions',
      'DELETE /api/users/sessions/{id}',
      'GET /api/users/second-factor',
      'DELETE /api/users/second-factor',
      'POST /api/users/second-factor/setup',
      'POST /api/users/second-factor/confirm',
      'POST /api/users/second-factor/recovery-codes',
      'GET /api/users/passkeys',
      'POST /api/users/passkeys',
      'POST /api/users/passkeys/options',
      'PATCH /api/users/passkeys/{id}',
      'DELETE /api/users/passkeys/{id}',
    ]);
  });

  it('is asked for at every other route, of them alone', async () => expect(await rows['second factor']()).toEqual([]));

  it('control: a route that lets somebody past is found', async () => {
    const { token } = await strict.makeUser({ role: 'Admin', bundle: 'owner', factor_at: strict.clock.now() });
    const inject = injectInto(strict);
    const holed: Ask = (request, route) => inject({ ...request, headers: { 'x-access-token': token } }, route);
    const figures = routes.filter(({ name }) => name === 'GET /api/dashboard');
    expect(await (await createMatrix(strict, figures, holed))['second factor']()).toEqual([
      'GET /api/dashboard as owner without: 200 undefined',
      'GET /api/dashboard as manager without: 200 undefined',
    ]);
  });
});

describe('every route', () => {
  it.each(['no token', 'garbage', 'expired', 'revoked', 'of a closed account', 'wrong role'] as const)(
    'refuses by token: %s',
    async (kind) => expect(await matrix[kind]()).toEqual([]),
  );

  it('hides what is somebody else’s', async () => expect(await matrix["somebody else's"]()).toEqual([]));
  it('lets the right role through', async () => expect(await matrix['right role']()).toEqual([]));
  it('that is public asks nobody to log in', async () => expect(await matrix.everybody()).toEqual([]));
});

describe('control: a route whose guard lets somebody past', () => {
  /** The matrix over an app in which one route takes everybody for this person. */
  async function matrixWithHole(name: string, token: string, among = routes): Promise<Matrix> {
    const inject = injectInto(shop);
    const ask: Ask = (request, route) =>
      inject(
        route.name === name ? { ...request, headers: { ...request.headers, 'x-access-token': token } } : request,
        route,
      );
    return createMatrix(shop, among, ask);
  }

  it('is found in every row of who may not call', async () => {
    const { token } = await shop.makeUser({ role: 'Admin' });
    const holed = await matrixWithHole('GET /api/dashboard', token);
    for (const kind of ['no token', 'garbage', 'expired', 'revoked', 'of a closed account', 'wrong role'] as const) {
      expect([kind, await holed[kind]()]).toEqual([kind, ['GET /api/dashboard: 200 undefined']]);
    }
  });

  it('is found where a bundle gets past what it may', async () => {
    const { token } = await shop.makeUser({ role: 'Admin' });
    const figures = routes.filter(({ permission }) => permission === 'figures');
    const holed = await matrixWithHole('GET /api/dashboard', token, figures);
    expect(await holed.permission()).toEqual([
      'GET /api/dashboard as barista: 200 undefined',
      'GET /api/dashboard as cashier: 200 undefined',
    ]);
  });

  it('is found where it shows somebody else’s', async () => {
    const { token } = await shop.makeUser({ role: 'Admin' });
    const holed = await matrixWithHole('GET /api/transactions/{id}', token);
    expect(await holed["somebody else's"]()).toEqual([
      expect.stringContaining('GET /api/transactions/{id}: {"status":200'),
    ]);
  });

  it('is found where it shuts the right role out', async () => {
    const holed = await matrixWithHole('GET /api/users', 'garbage');
    expect(await holed['right role']()).toEqual([
      'GET /api/users as User: 401 SESSION_EXPIRED',
      'GET /api/users as Admin: 401 SESSION_EXPIRED',
    ]);
  });
});
