import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it.each(['/api', '/api/nothing', '/api/products/1/2', '/api/%E0%A4%A', `/api/products/${'x'.repeat(300)}`])(
  'answers JSON for an unknown API path: %s',
  async (url) => {
    const response = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json<ApiErrorBody>()).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null });
  },
);

it.each([
  ['POST', '/api/categories', 'GET, HEAD'],
  ['PUT', '/api/products', 'GET, HEAD, POST'],
  ['POST', '/api/products/01a1fdb1-d7e9-70ac-98af-91f06e26276b', 'DELETE, GET, HEAD, PATCH'],
  ['GET', '/api/auths/login', 'POST'],
  ['PUT', '/api/auths/logout', 'DELETE'],
  ['OPTIONS', '/api/shop', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
] as const)('answers 405 with Allow: %s %s', async (method, url, allow) => {
  const response = await shop.app.inject({ method, url });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe(allow);
  expect(response.json<ApiErrorBody>().code).toBe('METHOD_NOT_ALLOWED');
});

it('finds nothing to write to at an unknown path', async () => {
  const response = await shop.app.inject({ method: 'POST', url: '/nothing', payload: {} });
  expect(response.statusCode).toBe(404);
  expect(response.json<ApiErrorBody>().code).toBe('NOT_FOUND');
});
