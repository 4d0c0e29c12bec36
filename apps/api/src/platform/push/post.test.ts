import type { lookup as dnsLookup } from 'node:dns';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postTo } from './post';
import { guardedLookup, isPublicAddress, isPublicHost } from './public-address';

let server: Server;
let asked: number;
let respond: (respond: import('node:http').ServerResponse) => void;
beforeEach(async () => {
  asked = 0;
  respond = (response) => void response.writeHead(201).end();
  server = createServer((message, response) => {
    asked += 1;
    message.resume();
    respond(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
const call = (host = '127.0.0.1') => ({
  endpoint: `http://${host}:${(server.address() as AddressInfo).port}/push`,
  headers: { TTL: 60 },
  body: Buffer.from('sealed'),
});

it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1', '100.64.0.1', '0.0.0.0', '::1', '::', 'fd00::1'])(
  '%s is nobody’s push service',
  (address) => expect([isPublicAddress(address), isPublicHost(address)]).toEqual([false, false]),
);
it.each(['::ffff:127.0.0.1', 'fe80::1', '64:ff9b::a00:1', '2002:7f00:1::', '224.0.0.1', 'nonsense'])(
  '%s is not either',
  (address) => expect(isPublicAddress(address)).toBe(false),
);
it('an address of the internet may be one', () => {
  expect(['142.250.4.95', '2404:6800:4003:c00::5f'].map(isPublicAddress)).toEqual([true, true]);
  expect(['fcm.googleapis.com', 'localhost', 'printer.local', 'intranet'].map(isPublicHost)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a name is judged by where the connection goes: one that leads inside gets none', async () => {
  const leadsTo = (...addresses: string[]) =>
    ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof dnsLookup;
  const look = (...addresses: string[]) =>
    new Promise((resolve) =>
      guardedLookup(isPublicAddress, leadsTo(...addresses))('push.example', { all: true }, (error, found) =>
        resolve(error ? 'refused' : found),
      ),
    );
  expect(await look('142.250.4.95')).toEqual([{ address: '142.250.4.95', family: 4 }]);
  expect(await look('142.250.4.95', '10.0.0.1')).toBe('refused');
  expect(await look()).toBe('refused');
});

it('connects to nothing on this machine, by address or by name, unless it is told to', async () => {
  await expect(postTo({ request })(call())).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
  await expect(postTo({ request })(call('localhost'))).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
  expect(asked).toBe(0);
  const here = postTo({ request, isAllowed: () => true });
  expect(await here(call())).toEqual({ status: 201, retryAfter: null });
  expect(asked).toBe(1);
});

it('follows no redirect, and hands on how long to wait', async () => {
  respond = (response) => void response.writeHead(302, { location: '/elsewhere', 'retry-after': '7' }).end();
  expect(await postTo({ request, isAllowed: () => true })(call())).toEqual({ status: 302, retryAfter: '7' });
  expect(asked).toBe(1);
});

it('reads no answer without end, and waits for none that does not come', async () => {
  respond = (response) => {
    response.writeHead(200);
    const more = () => {
      if (!response.destroyed) response.write(Buffer.alloc(8_192), () => setImmediate(more));
    };
    more();
  };
  expect(await postTo({ request, isAllowed: () => true })(call())).toMatchObject({ status: 200 });
  respond = () => undefined;
  await expect(postTo({ request, isAllowed: () => true, timeoutMs: 50 })(call())).rejects.toMatchObject({
    code: 'ABORT_ERR',
  });
});
