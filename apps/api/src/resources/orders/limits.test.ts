import type { RateLimitOptions } from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLimiter } from '../../platform/limits/limiter';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { installErrors } from '../../platform/plugins/errors';
import { installLimits } from '../../platform/plugins/limits';
import { installOrderKeys, orderLimits } from './limits';

let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(() => own.drop());

const statuses = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode);

describe('orders', () => {
  async function counter(rateLimit: RateLimitOptions = orderLimits.orders) {
    const app = Fastify();
    installErrors(app);
    await installLimits(app, createLimiter(own.database.limits, app.log));
    installOrderKeys(app);
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
    const { keyGenerator: _byAccount, ...byAddress } = orderLimits.orders;
    const order = await counter(byAddress);
    expect((await twoEach(order)).slice(-2)).toEqual([429, 429]);
  });
});
