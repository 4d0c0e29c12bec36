import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { AppConfig } from '../deps';
import { pathOf } from './not-found';

/** Secrets never reach the log: request bodies and headers are not logged at all, and of a URL only the path. */
export function loggerOptions(level: AppConfig['logLevel']) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level,
      redact: ['*.password', '*.token', '*.headers', 'headers', 'password', 'token', 'err.config', 'err.parameters'],
      serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }) },
    },
  } satisfies FastifyServerOptions;
}

/** One line for each API call; files and pages only when something is wrong with them. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const api = request.url.startsWith('/api/');
    if (!api && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.viewer?.userId,
      },
      'answered',
    );
  });
}
