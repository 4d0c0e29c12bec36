import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApi, pathOf } from '../http/path';
import { contentPolicy } from './content-policy';

/**
 * Security headers on every answer, and no caching of the API unless a route says otherwise. A page with something
 * inline sets its own content policy.
 * @param https true where browsers reach the shop by https, so that they may be told to stay there
 */
export async function installHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  const policy = contentPolicy({ scripts: [], styles: [] }, https);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // of Internet Explorer and Flash: no browser that can show the shop knows them, and a page has to fit its first flight
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // a reset link in the address bar must not travel on
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    if (isApi(request.routeOptions.url ?? pathOf(request.url))) reply.header('cache-control', 'no-store');
  });
}

/**
 * Names the request in its answer, so that somebody who has one can be helped with the log. Comes before everything
 * that may refuse it.
 */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
}
