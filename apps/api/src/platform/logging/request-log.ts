import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { isApi, shortPathOf } from '../http/path';
import type { LogLevel, LogStream } from './level';
import { loggedError } from './logged-error';
import { requestField } from './request-context';

/** How long an answer of the public catalogue may take before it is worth a line. */
const SLOW_MS = 250;

/** Secrets never reach the log: request bodies and headers are not logged at all, and of a URL only the path. */
export function loggerOptions(level: LogLevel, stream?: LogStream) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level,
      ...(stream ? { stream } : {}),
      // a request's own logger says it already
      mixin: (_fields: object, _level: number, logger: { bindings(): object }) =>
        'reqId' in logger.bindings() ? {} : requestField(),
      redact: ['*.password', '*.token', '*.headers', 'headers', 'password', 'token', 'err.config', 'err.parameters'],
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: shortPathOf(url) }),
        err: (error: unknown) => loggedError(error),
      },
    },
  } satisfies FastifyServerOptions;
}

/**
 * One line for each API call, by the route that was found and not by how its address was written; files and pages only
 * when something is wrong with them. The public catalogue is asked for so often that writing would take longer than
 * answering: of it, only what was refused or slow, or all at level debug.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const { url: route = '', config } = request.routeOptions;
    const isSlow = reply.elapsedTime > SLOW_MS;
    const isHot = config?.revalidate === true && status < 400 && !isSlow;
    if (status >= 400 || isApi(route)) {
      request.log[isHot ? 'debug' : 'info'](
        {
          method: request.method,
          path: shortPathOf(request.url),
          status,
          ms: Math.round(reply.elapsedTime),
          user: request.viewer?.userId,
        },
        'answered',
      );
    }
    done();
  });
}
