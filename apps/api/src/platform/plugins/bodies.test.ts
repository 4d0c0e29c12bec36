import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);
const send = (url: string, headers: Record<string, string>, payload?: Buffer) =>
  shop.app.inject({ method: 'GET', url, headers, payload });

it.each([
  ['a form with an image', '/api/products', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['plain bytes', '/api/products', { 'content-type': 'application/octet-stream' }],
  ['a form, for a page', '/products', { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' }],
  ['bytes of unknown length', '/healthz', { 'transfer-encoding': 'chunked' }],
])('answers 400 to a GET that carries %s', async (_, url, headers) => {
  // asked before, so that an answer that is kept must not come first
  await send(url, {});
  const response = await send(url, headers, image);
  expect(response.statusCode).toBe(400);
  expect(response.headers.connection).toBe('close');
  expect(response.json<ApiErrorBody>()).toEqual({
    status: 400,
    msg: '400 Bad Request',
    code: 'VALIDATION',
    data: null,
  });
});

it('minds no empty one', async () => {
  expect((await send('/api/products', { 'content-length': '0' })).statusCode).toBe(200);
});
