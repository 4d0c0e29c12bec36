import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Public catalogue: the answer may be kept, if each use asks whether it still holds (ETag, 304). */
    revalidate?: boolean;
  }

  interface FastifyReply {
    /** Set where such a route answers this viewer something that is not the public answer: nobody keeps it. */
    ofOneViewer: boolean;
  }
}

/** Cache-Control of the public catalogue. */
export const REVALIDATE = 'public, no-cache';

/** All that a 304 has to say: the rest the browser has from the answer it kept. */
const OF_A_304 = new Set(['age', 'cache-control', 'etag', 'vary', 'warning', 'x-request-id', 'x-robots-tag']);

/** Gives answers of catalogue routes an ETag and turns an unchanged one into 304, which every 304 of the shop says in as few words as it can. */
export function installRevalidation(app: FastifyInstance): void {
  app.decorateReply('ofOneViewer', false);
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config?.revalidate || reply.ofOneViewer || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const tag = reply.getHeader('etag') ?? etagOf(payload);
    reply.headers({ etag: tag, 'cache-control': REVALIDATE });
    if (!matches(request.headers['if-none-match'], String(tag))) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length').removeHeader('content-encoding');
    return '';
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode !== 304) return payload;
    for (const name of Object.keys(reply.getHeaders())) if (!OF_A_304.has(name)) reply.removeHeader(name);
    return payload;
  });
}

/** A weak tag, as one answer may travel in several encodings; short, as it is in each page's first flight. */
export const etagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 16)}"`;

/** Whether an If-None-Match header names this tag, by the weak comparison of RFC 9110. */
export function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag) return true;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag));
}
