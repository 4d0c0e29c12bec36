import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

type Line = Record<string, unknown>;

let shop: TestApp;
let port: number;
let lines: Line[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  shop = await createTestApp({ config: { logLevel: 'debug', logStream } });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
});
beforeEach(() => {
  lines = [];
});
afterAll(() => shop.close());

const UUID = /^[0-9a-f-]{36}$/;

/** Sends this request line as it is; light inject and every client would tidy it up. */
async function send(requestLine: string, more = '') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${requestLine} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...rest] = head.split('\r\n');
  const headers = Object.fromEntries(
    rest.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status: Number(status.split(' ')[1]), headers };
}

it.each([
  ['as everybody writes it', 'GET /api/shop', 200],
  ['with a letter encoded', 'GET /%61pi/shop', 200],
  ['in absolute form', 'GET http://seduh.example/api/shop', 200],
  ['both', 'GET http://seduh.example/%61p%69/shop', 200],
  ['and is not there', 'GET /%61pi/nothing', 404],
  ['and is asked the wrong way', 'PUT /%61pi/shop', 405],
  ['and needs a login', 'GET /%61pi/users', 401],
])('an API address %s is logged, named and kept by nobody', async (_how, requestLine, status) => {
  const answer = await send(requestLine);
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'answered',
      status,
      path: expect.stringMatching(/^\/api\//),
      reqId: answer.headers['x-request-id'],
    }),
  ]);
});

it('a call has who it was of in its line, and nothing of them but the id', async () => {
  const { id, email, token } = await shop.makeUser();
  await send('GET /api/users', `x-access-token: ${token}\r\n`);
  await send('GET /api/users');
  expect(lines.map(({ status, user }) => [status, user])).toEqual([
    [200, id],
    [401, undefined],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${token}|${email}`));
});

it.each(['/%61pi/users', 'http://seduh.example/api/users'])('a private answer at %s has a line', async (url) => {
  const { headers } = await shop
    .as('User')
    .then((own) => send(`GET ${url}`, `x-access-token: ${own['x-access-token']}\r\n`));
  expect(headers['cache-control']).toBe('no-store');
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'answered', path: '/api/users', status: 200, reqId: headers['x-request-id'] }),
  ]);
});

it.each([
  ['an address that cannot be decoded', 'GET /api/%E0%A4%A', '', 404],
  ['a body where none belongs', 'GET /api/shop', 'content-length: 5\r\n', 400],
  ['what is no HTTP', 'kopi susu', '', 400],
  ['headers beyond measure', 'GET /api/shop', `x-long: ${'x'.repeat(20_000)}\r\n`, 431],
])('%s is answered and logged under one id', async (_what, requestLine, more, status) => {
  const answer = await send(requestLine, more);
  expect(answer.status).toBe(status);
  expect(answer.headers['x-request-id']).toMatch(UUID);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(lines).toEqual([expect.objectContaining({ status, reqId: answer.headers['x-request-id'] })]);
});

it('a failure of ours has its id in every line, and no row of the database in any', async () => {
  await shop.database.pool.query(`
    create function spill() returns trigger language plpgsql as
      $$ begin raise exception 'row is broken' using detail = 'rani@seduh.example', hint = 'secret-hint'; end $$`);
  await shop.database.pool.query('create trigger spill before update on users for each row execute function spill()');
  const headers = await shop.as('User');
  const response = await shop.app.inject({
    method: 'PATCH',
    url: '/api/users/edit-profile?token=query-secret',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: { display_name: 'Rani Secret' },
  });
  await shop.database.pool.query('drop trigger spill on users');
  expect(response.statusCode).toBe(500);
  expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'answered']);
  for (const line of lines) expect(line.reqId).toBe(response.headers['x-request-id']);
  expect(lines[0]).toMatchObject({ err: { type: 'error', code: 'P0001', message: 'row is broken' } });
  expect(JSON.stringify(lines)).not.toMatch(/rani@|[sS]ecret|insert|where/i);
});

it('what is written by the app’s own logger below a request has its id too, also when it was answered long ago', async () => {
  const { email } = await shop.makeUser();
  await shop.database.pool.query(`
    create function lose() returns trigger language plpgsql as $$ begin raise exception 'no letters today'; end $$`);
  await shop.database.pool.query('create trigger lose before insert on mails for each row execute function lose()');
  const body = JSON.stringify({ email });
  // its body comes later, by events that know nothing of the request
  async function ask() {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const request = httpRequest({ port, method: 'PATCH', path: '/api/auths/forgot-password', headers });
    const begun = once(shop.app.server, 'request');
    request.write(body.slice(0, 5));
    await begun;
    request.end(body.slice(5));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.headers['x-request-id'];
  }
  const ids = [await ask(), await ask(), await ask()];
  const late = () => lines.filter(({ msg }) => msg === 'what was to follow an answer could not be done');
  await expect.poll(() => late().length).toBe(3);
  await shop.database.pool.query('drop trigger lose on mails');
  expect(late().map(({ reqId }) => reqId)).toEqual(expect.arrayContaining(ids));
  shop.app.log.warn({}, 'outside');
  expect(lines.at(-1)).not.toHaveProperty('reqId');
});
