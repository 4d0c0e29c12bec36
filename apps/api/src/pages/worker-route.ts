import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { etagOf, matches } from '../platform/cache/revalidation';

/** The service worker, as the build has it. */
export const WORKER_FILE = 'sw.js';

/**
 * The service worker of a shop whose pictures lie elsewhere, with that place in its last line: what a worker may fetch is
 * what its policy said when it was installed, so another place has to be another worker.
 */
export function workerRoute(dir: string, imageOrigin: string): FastifyPluginAsync {
  return async (app) => {
    const built = await readFile(join(dir, WORKER_FILE), 'utf8').catch(() => null);
    if (built === null) return;
    const script = Buffer.from(`${built}\n// pictures: ${imageOrigin}\n`);
    const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(script), promisify(gzip)(script)]);
    const etag = etagOf(script);
    app.get(`/${WORKER_FILE}`, { config: { role: 'public' }, schema: { hide: true } }, async ({ headers }, reply) => {
      reply.headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        etag,
      });
      if (matches(headers['if-none-match'], etag)) return reply.code(304).send();
      const accepted = headers['accept-encoding'] ?? '';
      if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
      if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(zipped);
      return reply.send(script);
    });
  };
}
