import { MESSAGES } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors';
import { isApi, pathOf } from '../http/path';

/** Answers a page request for an address that is no page; null where no storefront is served. */
export type MissingPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const FILES = /^\/(assets|images)\/|\.\w+$/;

/**
 * Honest answers for what is not there: 405 with Allow where only the method is wrong, JSON under /api, plain text
 * for a missing file (never the page: a browser would run HTML as a script), the storefront's own 404 page for the
 * rest.
 */
export function installNotFound(app: FastifyInstance, missingPage: MissingPage | null): void {
  const routes: { url: string; pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.push({ url, pattern: pathPattern(url), methods: [method].flat() });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const exact = routes.filter(({ url }) => url === path);
    const fitting = exact.length > 0 ? exact : routes.filter(({ pattern }) => pattern.test(path));
    const allowed = new Set(fitting.flatMap(({ methods }) => methods));
    if (allowed.size > 0 && !allowed.has(request.method)) {
      const allow = [...allowed].sort().join(', ');
      throw new HttpError(405, 'METHOD_NOT_ALLOWED', '405 Method Not Allowed', null, { allow });
    }
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (missingPage && reading && wantsPage(request, path)) return missingPage(request, reply);
    if (isApi(path) || !reading) throw new HttpError(404, 'NOT_FOUND', MESSAGES.notFound);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(MESSAGES.notFound);
  });
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (isApi(path) || FILES.test(path)) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}

function pathPattern(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}
