import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';

const CONNECTIONS = 40;
const lines: Record<string, unknown>[] = [];
const sockets = new Set<Socket>();

let shop: TestApp;
/** The same with deadlines that a test can wait for. */
let hasty: TestApp;
let port: number;
let hastyPort: number;
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  shop = await createTestApp({ config: { connections: { connections: CONNECTIONS } } });
  const connections = { requestMs: 500, headersMs: 300, checkEveryMs: 50 };
  hasty = await createTestApp({ database: shop.database, config: { connections, logLevel: 'info', logStream } });
  [port, hastyPort] = await Promise.all([listen(shop), listen(hasty)]);
});
afterAll(async () => {
  // what is still half sent would be waited for
  for (const socket of sockets) socket.destroy();
  await hasty.close();
  await shop.close();
});

async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

function knock(at = port): Socket {
  const socket = connect(at, '127.0.0.1');
  sockets.add(socket);
  return socket.on('error', () => undefined);
}

async function open(head: string, body = '', at = port): Promise<Socket> {
  const socket = knock(at);
  await once(socket, 'connect');
  socket.write(`${head.replaceAll('\n', '\r\n')}\r\n\r\n`);
  if (body.length > 0) socket.write(body);
  return socket;
}

/** What came back for a form, whole or in part. */
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
/** The first answer on a connection that may stay open. */
const answerOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

const part = (name = 'image') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const formHead = ({ token }: TestUser, more: string, boundary = 'b') =>
  `PATCH /api/users/edit-profile HTTP/1.1\nHost: a\nx-access-token: ${token}\nContent-Type: multipart/form-data; boundary=${boundary}\n${more}`;
const halfForm = (user: TestUser, at = port) =>
  open(formHead(user, 'Content-Length: 2000000'), part() + 'x'.repeat(1_000), at);

/** Headers that never end. */
async function slowHeaders(): Promise<Socket> {
  const socket = knock(hastyPort);
  await once(socket, 'connect');
  socket.write('GET /api/shop HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  return socket;
}

it.each([
  [
    'a login',
    () =>
      open(
        'POST /api/auths/login HTTP/1.1\nHost: a\nContent-Type: application/json\nContent-Length: 90',
        '{',
        hastyPort,
      ),
  ],
  [
    'a quote',
    () =>
      open(
        'POST /api/transactions/quote HTTP/1.1\nHost: a\nContent-Type: application/json\nTransfer-Encoding: chunked',
        '1\r\n{\r\n',
        hastyPort,
      ),
  ],
  ['a form', async () => halfForm(await shop.makeUser(), hastyPort)],
  ['headers', slowHeaders],
])('cuts %s with no end', async (_what, send) => {
  const socket = await send();
  const answer = await text(socket);
  expect(statusOf(answer)).toBe(408);
});

it('tells a slow one so, with an id that is in the log', async () => {
  const answer = await text(
    await open(
      'POST /api/auths/login HTTP/1.1\nHost: a\nContent-Type: application/json\nContent-Length: 90',
      '{',
      hastyPort,
    ),
  );
  expect(statusOf(answer)).toBe(408);
  expect(answer).toContain('This request took too long to arrive');
  const id = /x-request-id: (\S+)/.exec(answer)?.[1];
  expect(lines.some(({ reqId, status }) => reqId === id && status === 408)).toBe(true);
});

it('lets one account send four forms at a time, and one that was cut or answered makes room', async () => {
  const user = await shop.makeUser();
  const forms = await Promise.all(Array.from({ length: 5 }, () => halfForm(user)));
  // which of them comes last is not ours to say
  const refused = await Promise.race(forms.map(answerOf));
  expect(statusOf(refused)).toBe(429);
  expect(refused).toMatch(/retry-after: 5/);
  expect(refused).toContain('At most 4 forms of yours');
  // somebody else is not kept waiting
  const other = await halfForm(await shop.makeUser());
  expect(other.destroyed).toBe(false);
  for (const socket of [...forms, other]) socket.destroy();
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();
  await vi.waitFor(async () => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(image)], 'a.png'));
    const answer = await fetch(`http://127.0.0.1:${port}/api/users/edit-profile`, {
      method: 'PATCH',
      headers: user.headers,
      body: form,
    });
    if (answer.status !== 200) throw new Error(`still ${answer.status}`);
  }, 10_000);
});

it('takes 16 forms at a time over all accounts, then tells to come again', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => shop.makeUser()));
  const forms = await Promise.all(users.slice(0, 4).flatMap((user) => Array.from({ length: 4 }, () => halfForm(user))));
  const late = await halfForm(users[4] ?? (await shop.makeUser()));
  const refused = await Promise.race([...forms, late].map(answerOf));
  expect(statusOf(refused)).toBe(503);
  expect(refused).toMatch(/retry-after: 5/);
  for (const socket of [...forms, late]) socket.destroy();
});

it('judges a form by its length before it reads any of it', async () => {
  const answer = await answerOf(await open(formHead(await shop.makeUser(), 'Content-Length: 50000000')));
  expect(statusOf(answer)).toBe(413);
  expect(answer).toContain('File to large. Max. file size 2 Mb');
});

it('asks who sends a form before it reads any of it', async () => {
  const head = formHead({ token: 'nobody' } as TestUser, 'Content-Length: 50000000');
  expect(statusOf(await answerOf(await open(head)))).toBe(401);
});

it('cuts a form of no said length with the first byte too many', async () => {
  const socket = await open(formHead(await shop.makeUser(), 'Transfer-Encoding: chunked'));
  const chunk = (bytes: string) => `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes}\r\n`;
  socket.write(chunk(part()));
  const answer = text(socket);
  // never the last chunk
  for (let sent = 0; sent < 2_300_000; sent += 100_000) socket.write(chunk('x'.repeat(100_000)));
  const said = await answer;
  expect(statusOf(said)).toBe(413);
  expect(said).toMatch(/connection: close/i);
});

it.each([
  ['of 71 characters', 'b'.repeat(71)],
  ['of 3,000 characters', 'b'.repeat(3_000)],
  ['of nothing', ''],
])('refuses a boundary %s as what cannot be read', async (_what, boundary) => {
  const user = await shop.makeUser();
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="address"\r\n\r\nJalan\r\n--${boundary}--\r\n`;
  const response = await shop.app.inject({
    method: 'PATCH',
    url: '/api/users/edit-profile',
    headers: { ...user.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  expect(response.json()).toMatchObject({ status: 400, code: 'VALIDATION', msg: 'This form cannot be read' });
});

it('hangs up on more connections than it can hold, and takes new ones when some have left', async () => {
  const silent = Array.from({ length: CONNECTIONS + 30 }, () => knock());
  await vi.waitFor(() => {
    if (silent.filter(({ destroyed }) => destroyed).length < 30) throw new Error('nobody was hung up on yet');
  }, 10_000);
  for (const socket of silent) socket.destroy();
  await vi.waitFor(async () => {
    if (!(await fetch(`http://127.0.0.1:${port}/healthz`)).ok) throw new Error('not yet');
  }, 10_000);
  expect(silent.every(({ destroyed }) => destroyed)).toBe(true);
});
