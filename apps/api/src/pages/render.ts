import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from '../platform/cache/revalidation';
import type { Page } from './page';

/** Answers a request for a page. The one place where HTML leaves the server. */
export function renderPage(page: Page, request: FastifyRequest, reply: FastifyReply, status: 200 | 404): FastifyReply {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (status === 200 && matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (page.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (page.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}
