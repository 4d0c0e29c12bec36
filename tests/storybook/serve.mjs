// The built Storybook, from memory, on the loopback. PORT says where, STORYBOOK_STATIC which folder; with STAND_INS=1
// every photograph is a flat stand-in, so that a baseline holds none.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standIn, withoutPhotographs } from './stand-in.mjs';

const root = process.env.STORYBOOK_STATIC ?? fileURLToPath(new URL('../../storybook-static', import.meta.url));
const flat = process.env.STAND_INS === '1';

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** A name with a hash in it never means anything else. */
const forEver = (path) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

if (!existsSync(join(root, 'index.json'))) {
  console.error(`No built Storybook in ${root}: run npm run storybook:build first`);
  process.exit(1);
}

/** Photographs, and the drawn map: what code does not change, and what weighs most. */
const PICTURE = /\.(avif|webp|jpg|png)$|\/map-[\w-]+\.svg$/;
const kept = new Map();

async function find(path) {
  const file = join(root, normalize(path === '/' ? '/index.html' : path));
  if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  if (flat && PICTURE.test(file)) return { type: TYPES['.svg'], body: await standIn(file, file) };
  if (flat && file.endsWith('.js')) {
    return { type: TYPES['.js'], body: await withoutPhotographs(readFileSync(file, 'utf8')) };
  }
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}

const server = createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url, 'http://storybook').pathname);
  if (!kept.has(path)) kept.set(path, find(path));
  const found = await kept.get(path);
  if (!found) return response.writeHead(404, { 'content-length': 0 }).end();
  response.writeHead(200, { 'content-type': found.type, 'cache-control': forEver(path) }).end(found.body);
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
