import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiErrorBody } from '@seduh/contract';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
let port: number;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** What comes back for these bytes, until the server hangs up. */
async function send(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

it.each([
  ['what is no HTTP', 'kopi susu\r\n\r\n', 400, 'VALIDATION', 'This request cannot be read'],
  [
    'two lengths',
    'POST /api/auths/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'VALIDATION',
    'This request cannot be read',
  ],
  [
    'headers beyond measure',
    `GET /api/shop HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'TOO_LARGE',
    'The headers of this request are too large',
  ],
])('answers %s in the one error shape', async (_name, bytes, status, code, msg) => {
  const { head, body } = await send(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(ApiErrorBody.strict().parse(JSON.parse(body))).toEqual({ status, code, msg, data: null });
});
