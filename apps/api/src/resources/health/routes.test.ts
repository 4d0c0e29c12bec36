import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
let isAway = false;
beforeAll(async () => {
  shop = await createTestApp();
  const { ping } = shop.database;
  Object.assign(shop.database, {
    ping: () => (isAway ? Promise.reject(new Error('the database did not answer within 1000 ms')) : ping()),
  });
});
afterAll(() => shop.close());

const ask = async (url: string) => {
  const { statusCode, headers, body } = await shop.app.inject(url);
  expect(headers['cache-control']).toBe('no-store');
  return { statusCode, body: JSON.parse(body) as Record<string, unknown> };
};

it('is ready while its database answers, and alive all the while', async () => {
  expect(await ask('/readyz')).toEqual({ statusCode: 200, body: { status: 'ready' } });
  isAway = true;
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, body: { code: 'UNAVAILABLE' } });
  expect((await ask('/healthz')).statusCode).toBe(200);
  // for a balancer of several, whose database is away for all of them
  expect((await ask('/readyz?exclude=database')).body).toEqual({ status: 'ready' });
  expect((await ask('/readyz?exclude=other')).statusCode).toBe(503);
  expect(await shop.app.readiness.isReady()).toBe(false);
  isAway = false;
  expect((await ask('/readyz')).statusCode).toBe(200);
});

it('keeps connections until it drains, and ends each with the answer after that', async () => {
  const own = await createTestApp({ database: shop.database });
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const connectionAfter = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      get(address + path, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      }).once('error', reject);
    });
  for (const path of ['/api/shop', '/api/products', '/api/products'])
    expect([path, await connectionAfter(path)]).toEqual([path, 'keep-alive']);
  own.app.readiness.drain();
  for (const path of ['/api/shop', '/api/products', '/readyz'])
    expect([path, await connectionAfter(path)]).toEqual([path, 'close']);
  agent.destroy();
  await own.app.close();
});

it('is not ready any more once it drains, goes on answering, and stays so', async () => {
  shop.app.readiness.drain();
  for (const path of ['/readyz', '/readyz?exclude=database'])
    expect(await ask(path)).toEqual({ statusCode: 503, body: { status: 'draining' } });
  expect((await ask('/healthz')).statusCode).toBe(200);
  expect((await shop.app.inject('/api/shop')).statusCode).toBe(200);
  expect(await shop.app.readiness.isReady()).toBe(false);
});
