import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { installHotAnswers } from './hot-answers';

const LONG_MS = 60_000;

describe('the product list', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ config: { catalogueAgeMs: LONG_MS } });
    await shop.makeProduct();
  });
  afterAll(() => shop.close());

  const ask = (headers: Record<string, string> = {}, url = '/api/products') => shop.app.inject({ url, headers });
  const comparable = ({ 'x-request-id': _id, date: _date, ...headers }: Record<string, unknown>) => headers;

  it.each([
    ['as it is', {}],
    ['compressed', { 'accept-encoding': 'gzip, br' }],
  ])('is given again %s with every header it had, and an id of its own', async (_how, headers) => {
    const url = `/api/products?page=1&for=${encodeURIComponent(_how)}`;
    const [first, again] = [await ask(headers, url), await ask(headers, url)];
    expect(again.statusCode).toBe(200);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(comparable(again.headers)).toEqual(comparable(first.headers));
    expect(again.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('is 304 from memory as it was without, whatever form was asked for', async () => {
    const { headers } = await ask();
    const url = '/api/products?limit=9';
    const tag = String((await ask({}, url)).headers.etag);
    for (const encoding of ['identity', 'br']) {
      const extra = { 'accept-encoding': encoding };
      await ask(extra, url);
      const again = await ask({ ...extra, 'if-none-match': `W/"other", ${tag}` }, url);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect(again.headers).not.toHaveProperty('content-encoding');
      expect(again.headers).not.toHaveProperty('content-length');
    }
  });

  it('keeps forms and addresses apart', async () => {
    const plain = await ask();
    const brotli = await ask({ 'accept-encoding': 'br' });
    expect((await ask()).body).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect((await ask({}, '/api/products?search=zzzz')).json()).toMatchObject({ data: [] });
    expect((await ask()).json<{ data: unknown[] }>().data).toHaveLength(1);
  });

  it('answers only GET so', async () => {
    await ask();
    expect((await shop.app.inject({ method: 'PUT', url: '/api/products', payload: {} })).statusCode).toBe(405);
  });
});

describe('any route', () => {
  async function appWith(sameForAll: (() => boolean) | null, status = 200): Promise<[FastifyInstance, () => number]> {
    const app = Fastify();
    installHotAnswers(app);
    const handler = vi.fn();
    app.get('/', async (_request, reply) => {
      handler();
      reply.sameForAll = sameForAll;
      return reply.code(status).headers({ etag: 'W/"1"', 'content-type': 'text/plain' }).send(Buffer.from('menu'));
    });
    await app.inject('/');
    return [app, () => handler.mock.calls.length];
  }

  it('is asked again once its answer no longer holds', async () => {
    let holds = true;
    const [app, calls] = await appWith(() => holds);
    expect((await app.inject('/')).body).toBe('menu');
    expect(calls()).toBe(1);
    holds = false;
    expect((await app.inject('/')).body).toBe('menu');
    expect(calls()).toBe(2);
  });

  it.each([
    ['says nothing', null, 200],
    ['did not succeed', () => true, 404],
  ])('is asked each time where it %s', async (_why, sameForAll, status) => {
    const [app, calls] = await appWith(sameForAll, status);
    await app.inject('/');
    expect(calls()).toBe(2);
  });
});
