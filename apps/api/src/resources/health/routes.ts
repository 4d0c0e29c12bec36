import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps';

/** For whoever watches the process: `/healthz` says it runs, `/readyz` that its database answers. */
export function healthRoutes({ database }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', { config: { role: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', { config: { role: 'public' }, schema: { hide: true } }, async (_request, reply) => {
      await database.ping();
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    });
  };
}
