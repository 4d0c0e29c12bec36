import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { cart, line } from './testing/order-kit';

const id = '01990000-0000-7000-8000-000000000000';
const quote = { lines: [line(id)], delivery_id: 3 };

/** Every route with a request that its role lets through, and the status that shows it was let through. */
const routes = [
  { method: 'POST', url: '/quote', role: 'public', payload: quote, through: 200 },
  { method: 'POST', url: '', role: 'User', payload: cart([line(id)]), through: 409 },
  { method: 'GET', url: '', role: 'Admin', payload: undefined, through: 200 },
  { method: 'GET', url: '/history', role: 'User', payload: undefined, through: 200 },
  { method: 'DELETE', url: '/history', role: 'User', payload: { ids: [id] }, through: 200 },
  { method: 'POST', url: '/history/restore', role: 'User', payload: { ids: [id] }, through: 200 },
  { method: 'POST', url: `/${id}/payment`, role: 'User', payload: undefined, through: 404 },
  { method: 'POST', url: `/${id}/payment/confirm`, role: 'Admin', payload: undefined, through: 404 },
  { method: 'GET', url: `/${id}/receipt`, role: 'any', payload: undefined, through: 404 },
  { method: 'GET', url: `/${id}`, role: 'any', payload: undefined, through: 404 },
  { method: 'PATCH', url: `/${id}`, role: 'any', payload: { status_name: 'confirmed' }, through: 404 },
] as const;

let shop: TestApp;
let people: Record<'User' | 'Admin' | 'revoked' | 'expired', TestUser>;

beforeAll(async () => {
  shop = await createTestApp();
  const expired = await shop.makeUser();
  shop.clock.set(new Date(shop.clock.now().getTime() + 31 * 24 * 3_600_000));
  people = {
    User: await shop.makeUser(),
    Admin: await shop.makeUser({ role: 'Admin' }),
    revoked: await shop.makeUser(),
    expired,
  };
  await shop.app.inject({ method: 'DELETE', url: '/api/auths/logout', headers: people.revoked.headers });
});
afterAll(() => shop.close());

describe.each(routes)('$method /transactions$url', ({ method, url, role, payload, through }) => {
  const send = async (headers: Record<string, string>) => {
    const response = await shop.app.inject({
      method,
      url: `/api/transactions${url}`,
      headers: { ...headers, 'idempotency-key': 'k' },
      ...(payload ? { payload } : {}),
      remoteAddress: shop.nextAddress(),
    });
    return { status: response.statusCode, code: response.json<{ code?: string }>().code };
  };
  const noToken = role === 'public' ? { status: through } : { status: 401, code: 'NO_TOKEN' };
  const badToken = role === 'public' ? { status: through } : { status: 401, code: 'SESSION_EXPIRED' };

  it('asks for a token that counts', async () => {
    expect(await send({})).toMatchObject(noToken);
    expect(await send({ 'x-access-token': 'garbage' })).toMatchObject(badToken);
    expect(await send(people.revoked.headers)).toMatchObject(badToken);
    expect(await send(people.expired.headers)).toMatchObject(badToken);
  });

  it.each(['User', 'Admin'] as const)('lets %s through or not', async (who) => {
    const welcome = role === 'public' || role === 'any' || role === who;
    const expected = welcome ? { status: through } : { status: 403, code: 'FORBIDDEN' };
    expect(await send(people[who].headers)).toMatchObject(expected);
  });
});

it('names the allowed methods where another is used', async () => {
  const response = await shop.app.inject({ method: 'PUT', url: '/api/transactions' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

it.each([
  ['GET', '/quote', 'POST'],
  ['PATCH', '/quote', 'POST'],
  ['PATCH', '/history', 'DELETE, GET, HEAD'],
  ['HEAD', '/events', 'GET'],
  ['PATCH', '/events', 'GET'],
  ['GET', '/history/restore', 'POST'],
  ['GET', `/${id}/payment`, 'POST'],
] as const)('takes no %s of %s for an order, whoever asks', async (method, url, allow) => {
  for (const headers of [{}, people.User.headers]) {
    const response = await shop.app.inject({ method, url: `/api/transactions${url}`, headers });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  }
});
