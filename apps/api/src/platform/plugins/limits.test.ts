import type { ApiErrorBody } from '@seduh/contract';
import type { RateLimitOptions } from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { installErrors } from './errors';
import { installLimits, limits } from './limits';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const login = (email: string, remoteAddress: string, app = shop.app, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auths/login',
    payload: { email, password: 'wrong' },
    remoteAddress,
    headers,
  });
const statuses = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode);

describe('login', () => {
  it('takes 10 attempts at an account from an address, in whatever spelling, and says when to come back', async () => {
    const here = shop.nextAddress();
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => login(index % 2 ? 'ONE@seduh.example ' : 'one@seduh.example', here)),
    );
    expect(statuses(tries).filter((status) => status === 401)).toHaveLength(10);
    const refused = tries.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json<ApiErrorBody>()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await login('two@seduh.example', here)).statusCode).toBe(401);
  });

  it('takes 30 attempts that failed from an address over all accounts', async () => {
    const here = shop.nextAddress();
    const tries = await Promise.all(Array.from({ length: 31 }, (_, index) => login(`n${index}@seduh.example`, here)));
    expect(statuses(tries).filter((status) => status === 429)).toHaveLength(1);
  });

  it('counts what failed: who knows the password comes in as often as it takes', async () => {
    const password = 'kopi-susu-pagi';
    const { email } = await shop.makeUser({ password });
    const here = shop.nextAddress();
    const enter = (given: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auths/login',
        payload: { email, password: given },
        remoteAddress: here,
      });
    for (let index = 0; index < 12; index += 1) expect((await enter(password)).statusCode).toBe(200);
    for (let index = 0; index < 9; index += 1) expect((await enter('wrong')).statusCode).toBe(401);
    expect((await enter(password)).statusCode).toBe(200);
    expect((await enter('wrong')).statusCode).toBe(401);
    // used up: now even the right one has to wait
    expect((await enter(password)).statusCode).toBe(429);
  });

  it('does not count a form that was not filled in', async () => {
    const here = shop.nextAddress();
    for (let index = 0; index < 40; index += 1) expect((await login('', here)).statusCode).toBe(400);
    expect((await login('n@seduh.example', here)).statusCode).toBe(401);
  });
});

describe('whose address counts', () => {
  const forwarded = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });

  it('is the connection’s: forwarded headers are not believed', async () => {
    const here = shop.nextAddress();
    const tries = await Promise.all(
      Array.from({ length: 31 }, (_, index) => login(`f${index}@seduh.example`, here, shop.app, forwarded(index))),
    );
    expect(statuses(tries)).toContain(429);
  });

  it('is the one that the shop’s own proxies saw, as many as there are', async () => {
    const behind = await createTestApp({ database: shop.database, config: { trustProxyHops: 1 } });
    const proxy = shop.nextAddress();
    const others = await Promise.all(
      Array.from({ length: 31 }, (_, index) => login(`g${index}@seduh.example`, proxy, behind.app, forwarded(index))),
    );
    expect(statuses(others)).not.toContain(429);
    // what a caller writes in front of it changes nothing
    const lying = await Promise.all(
      Array.from({ length: 31 }, (_, index) =>
        login(`h${index}@seduh.example`, proxy, behind.app, {
          'x-forwarded-for': `198.51.100.${index}, 203.0.113.250`,
        }),
      ),
    );
    expect(statuses(lying)).toContain(429);
    await behind.close();
  });
});

it('phones and emails can be asked about five times an hour by an account, each, and by others all the same', async () => {
  const [asker, other] = [await shop.makeUser(), await shop.makeUser({ phone: '+6281355556666' })];
  const ask = (who: TestUser, payload: object) =>
    shop.app.inject({
      method: 'PATCH',
      url: '/api/users/edit-profile',
      headers: who.headers,
      payload,
      // whoever asks comes from everywhere
      remoteAddress: shop.nextAddress(),
    });
  const phones = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask(asker, { phone: index % 2 ? '0813 5555 6666' : `+62813777${1000 + index}` }),
    ),
  );
  expect(statuses(phones).filter((status) => status !== 429)).toHaveLength(5);
  const told = statuses(phones).filter((status) => status === 409);
  expect(told.length).toBeLessThanOrEqual(5);
  expect(phones.find(({ statusCode }) => statusCode === 429)?.json<ApiErrorBody>()).toMatchObject({
    code: 'RATE_LIMITED',
    data: { retry_after: 3600 },
  });
  expect((await ask(asker, { display_name: 'Rani' })).statusCode).toBe(200);
  expect((await ask(other, { phone: '+6281355557777' })).statusCode).toBe(200);

  const emails = await Promise.all(Array.from({ length: 7 }, () => ask(asker, { email: other.email })));
  expect(statuses(emails).toSorted()).toEqual([409, 409, 409, 409, 409, 429, 429]);
});

describe('orders', () => {
  async function counter(rateLimit: RateLimitOptions = limits.orders) {
    const app = Fastify();
    installErrors(app);
    await installLimits(app);
    app.decorateRequest('viewer', null);
    app.addHook('onRequest', async (request) => {
      request.viewer = { userId: String(request.headers['x-user']), role: 'User' };
    });
    app.post('/orders', { config: { rateLimit } }, async () => 'ok');
    return (key: string, user = 'a') =>
      app.inject({ method: 'POST', url: '/orders', headers: { 'idempotency-key': key, 'x-user': user } });
  }

  /** Two orders of each of six customers, all from one address. */
  async function twoEach(order: Awaited<ReturnType<typeof counter>>): Promise<number[]> {
    const all = [];
    for (let index = 0; index < 12; index += 1) all.push(await order(`key-${index}`, `customer-${index % 6}`));
    return statuses(all);
  }

  it('are 10 a minute of an account; the same order again costs nothing', async () => {
    const order = await counter();
    const parallel = await Promise.all(Array.from({ length: 50 }, () => order('same')));
    expect(statuses(parallel).every((status) => status === 200)).toBe(true);
    for (let index = 0; index < 9; index += 1) expect((await order(`key-${index}`)).statusCode).toBe(200);
    expect((await order('one-more')).statusCode).toBe(429);
    expect((await order('same')).statusCode).toBe(200);
  });

  it('do not get past the limit by repeating a refused key', async () => {
    const order = await counter();
    for (let index = 0; index < 10; index += 1) await order(`key-${index}`);
    const pushed = await Promise.all(Array.from({ length: 5 }, () => order('refused')));
    expect(statuses([...pushed, await order('refused')])).toEqual([429, 429, 429, 429, 429, 429]);
  });

  it('know a key only together with its user', async () => {
    const order = await counter();
    for (let index = 0; index < 10; index += 1) await order(`key-${index}`);
    expect(statuses([await order('key-3'), await order('key-3', 'b'), await order('new')])).toEqual([200, 200, 429]);
  });

  it('of six customers behind one router, two a minute each, all pass', async () => {
    const order = await counter();
    expect(await twoEach(order)).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it('control: counted by the address they are refused', async () => {
    const { keyGenerator: _byAccount, ...byAddress } = limits.orders;
    const order = await counter(byAddress);
    expect((await twoEach(order)).slice(-2)).toEqual([429, 429]);
  });
});
