// The balancer of these runs is held to what HAProxy and Caddy do: what it got wrong would be counted against the shop.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startBalancer } from './balancer.mjs';

/** More than a stream holds unread. */
const REST = Buffer.alloc(1024 * 1024);
const HEAD = `POST /picture HTTP/1.1\r\nhost: shop\r\ncontent-length: ${REST.length + 1}\r\n\r\n`;
const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A balancer before one process, and a connection to it that is kept. */
async function connected(take: RequestListener) {
  const shop = createServer((request, response) => {
    if (request.method === 'POST') take(request, response);
    else response.end(request.url);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  ends.push(() => {
    shop.close();
    shop.closeAllConnections();
  });
  const balancer = await startBalancer();
  ends.push(() => balancer.stop());
  await balancer.add((shop.address() as AddressInfo).port);
  const socket = connect(balancer.port, '127.0.0.1');
  ends.push(() => void socket.destroy());
  await once(socket, 'connect');
  let said = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (said += chunk));
  const hears = (text: string) => expect.poll(() => said, { timeout: 10_000 }).toContain(text);
  return { balancer, socket, hears };
}

it.each<[string, string, RequestListener]>([
  ['is killed', '502 Bad Gateway', ({ socket }) => socket.destroy()],
  ['refuses', '413 Payload Too Large', (_, response) => response.writeHead(413).end()],
])('reads to its end what a process that %s leaves unread, and answers what comes next', async (_, answer, take) => {
  const { balancer, socket, hears } = await connected(take);
  socket.write(`${HEAD}.`);
  await hears(answer);
  socket.write(REST);
  socket.write('GET /next HTTP/1.1\r\nhost: shop\r\n\r\n');
  await hears('\r\n\r\n/next');
  expect(balancer.problems).toHaveLength(answer.startsWith('502') ? 1 : 0);
});
