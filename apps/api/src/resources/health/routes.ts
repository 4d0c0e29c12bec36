import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a balancer may send requests here. */
    readiness: Readiness;
  }
}

/** Whether a process takes requests: not once it is about to end, nor while its database does not answer. */
interface Readiness {
  /** From now on it takes none, for good; what comes nevertheless is answered. */
  drain(): void;
  isDraining(): boolean;
  isReady(): Promise<boolean>;
}

/** Gives the app its readiness, which whoever ends it takes away. */
export function installReadiness(app: FastifyInstance, { database }: Deps): void {
  let draining = false;
  const readiness: Readiness = {
    drain() {
      draining = true;
    },
    isDraining: () => draining,
    isReady: async () => {
      const answers = await database.ping().then(
        () => true,
        () => false,
      );
      // it may have begun to end meanwhile
      return answers && !draining;
    },
  };
  app.decorate('readiness', readiness);
  // a balancer that keeps connections would go on asking by them: each ends with the answer it brings
  app.server.prependListener('request', (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });
  app.addHook('preClose', async () => readiness.drain());
}

/**
 * For whoever watches the process. `/healthz`: it runs, and starting it anew would mend nothing. `/readyz`: requests may
 * be sent here, as it does not end and its database answers; else 503, and the process is to be left alone. With
 * `?exclude=database` the database is not asked: a balancer that took out every process while the database they share
 * is away would have nobody left to say so, nor to show the menu as it was.
 */
export function healthRoutes({ database }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', { config: { role: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', { config: { role: 'public' }, schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // an end that was asked for is no failure, and no line of the log
      if (app.readiness.isDraining()) return reply.code(503).send({ status: 'draining' });
      const { exclude } = request.query as { exclude?: unknown };
      if (exclude !== 'database') await database.ping();
      return app.readiness.isDraining()
        ? reply.code(503).send({ status: 'draining' })
        : reply.send({ status: 'ready' });
    });
  };
}
