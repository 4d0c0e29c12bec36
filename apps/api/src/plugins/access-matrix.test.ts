import type { ApiErrorBody } from '@seduh/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../testing';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Route {
  method: Method;
  url: string;
  role: string;
}

/** An answer of this one never ends. */
const STREAM = '/api/transactions/events';
const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
let routes: Route[];
let people: { user: TestUser; admin: TestUser; expired: TestUser; revoked: TestUser; closed: TestUser };

beforeAll(async () => {
  shop = await createTestApp();
  const document = (await shop.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { 'x-role': string }>>;
  }>();
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      url: path.replace('{id}', '01a1fdb1-d7e9-70ac-98af-91f06e26276b'),
      role: operation['x-role'],
    })),
  );
  shop.clock.set(new Date(Date.parse(TEST_NOW) - 31 * DAY_MS));
  const expired = await shop.makeUser({ role: 'Admin' });
  shop.clock.set(TEST_NOW);
  const [user, admin, revoked, closed] = await Promise.all([
    shop.makeUser(),
    shop.makeUser({ role: 'Admin' }),
    shop.makeUser({ role: 'Admin' }),
    shop.makeUser({ role: 'Admin', closed_at: new Date(TEST_NOW) }),
  ]);
  await shop.app.inject({ method: 'DELETE', url: '/api/auths/logout', headers: revoked.headers });
  people = { user, admin, expired, revoked, closed };
});
afterAll(() => shop.close());

function call({ method, url }: Route, headers: InjectOptions['headers'] = {}) {
  const options: InjectOptions = { method, url, headers, remoteAddress: shop.nextAddress() };
  return shop.app.inject(method === 'GET' || method === 'DELETE' ? options : { ...options, payload: {} });
}
const guarded = () => routes.filter(({ role }) => role !== 'public');

it('knows who may call each route', () => {
  expect(routes.length).toBeGreaterThanOrEqual(8);
  for (const { role } of routes) expect(['public', 'any', 'User', 'Admin']).toContain(role);
});

it('asks whoever has no token to log in, before it looks at anything else', async () => {
  for (const route of guarded()) {
    const response = await call(route);
    const body = response.json<ApiErrorBody>();
    expect([route.url, response.statusCode, body.code, body.msg]).toEqual([
      route.url,
      401,
      'NO_TOKEN',
      'You have to login first',
    ]);
  }
});

it.each(['garbage', 'expired', 'revoked', 'closed'] as const)('believes no %s token', async (kind) => {
  const token = kind === 'garbage' ? 'x'.repeat(43) : people[kind].token;
  for (const route of guarded()) {
    const response = await call(route, { 'x-access-token': token });
    expect([route.url, response.statusCode, response.json<ApiErrorBody>().code]).toEqual([
      route.url,
      401,
      'SESSION_EXPIRED',
    ]);
  }
});

it('forbids the wrong role', async () => {
  for (const route of guarded().filter(({ role }) => role !== 'any')) {
    const wrong = route.role === 'Admin' ? people.user : people.admin;
    const response = await call(route, wrong.headers);
    const body = response.json<ApiErrorBody>();
    expect([route.url, response.statusCode, body.code, body.msg]).toEqual([route.url, 403, 'FORBIDDEN', 'Forbidden']);
  }
});

it('lets the right role through to the route itself', async () => {
  for (const route of routes.filter(({ url }) => url !== STREAM && !url.endsWith('/logout'))) {
    const right = route.role === 'Admin' ? people.admin : people.user;
    const response = await call(route, right.headers);
    expect([401, 403], `${route.method} ${route.url}`).not.toContain(response.statusCode);
  }
});

it('takes a token that does not count as none, where everybody may call', async () => {
  for (const route of routes.filter(({ role }) => role === 'public')) {
    const response = await call(route, { 'x-access-token': 'garbage' });
    expect([401, 403], `${route.method} ${route.url}`).not.toContain(response.statusCode);
  }
});
