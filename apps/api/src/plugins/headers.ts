import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface HeaderSettings {
  /** CSP sources, e.g. `'sha256-…'`, of the inline scripts and styles in the storefront's page. */
  inlineScripts: string[];
  inlineStyles: string[];
  /** True where browsers reach the shop by https, so that they may be told to stay there. */
  https: boolean;
}

/** Security headers on every answer, the request's id, and no caching of the API unless a route says otherwise. */
export async function installHeaders(app: FastifyInstance, settings: HeaderSettings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'script-src': ["'self'", ...settings.inlineScripts],
        'style-src': ["'self'", ...settings.inlineStyles],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(settings.https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: settings.https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // a reset link in the address bar must not travel on
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
}
