import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApi, pathOf } from '../http/path';
import { contentPolicy, type PolicySite } from '../http/html';

/**
 * Security headers on every answer, and no caching of the API unless a route says otherwise. A page with something
 * inline sets its own content policy.
 * @param site by https browsers may be told to stay there
 */
export async function installHeaders(app: FastifyInstance, site: PolicySite): Promise<void> {
  const { https } = site;
  const policy = contentPolicy('', site);
  await app.register(helmet, {
    // of no standard, and no page has a link abroad worth its bytes in the first flight
    dnsPrefetchControl: false,
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // each policy says `frame-ancestors 'none'`, which every browser that runs the storefront obeys
    xFrameOptions: false,
    // a wish to keep this origin apart from its siblings, of which a shop has none
    originAgentCluster: false,
    // only Internet Explorer and Flash know these, and the head of a page has to stay small
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
