import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { atEnd } from './processes.mjs';
import { STOREFRONT_PAGE } from './shop.mjs';

/**
 * The built storefront as a plain app: each page is the one empty page, whose code asks the API and draws it. What is no
 * page comes from the shop.
 *
 * @param {number} shopPort
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function openPlainApp(shopPort) {
  const page = readFileSync(`${STOREFRONT_PAGE}.br`);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
  };
  const server = createServer((asked, answer) => {
    if (asked.headers.accept?.includes('text/html')) return answer.writeHead(200, headers).end(page);
    const { url: path, method } = asked;
    const passed = request({ host: '127.0.0.1', port: shopPort, path, method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    return asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  };
  atEnd(stop);
  return { port: server.address().port, stop };
}
