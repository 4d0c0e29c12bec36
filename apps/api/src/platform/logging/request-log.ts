import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { isApi, shortPathOf } from '../http/path';
import { answered } from '../observe/signals';
import { outsideSpans, traceFields } from '../observe/spans';
import { loggedError } from './logged-error';
import type { Logger, LogLevel, LogStream } from './logger';

/** How long an answer of the public catalogue may take before it is worth a line. */
const SLOW_MS = 250;

/** The id of the request that something is done for. */
const current = new AsyncLocalStorage<string>();

/** The field of a log line that names the request it belongs to; nothing outside of one. */
function requestField(): { reqId?: string } {
  const reqId = current.getStore();
  return reqId === undefined ? {} : { reqId };
}

/** Starts something that many requests share: its lines belong to none of them. */
export const outsideRequests = <Result>(work: () => Result): Result => current.exit(() => outsideSpans(work));

/** A logger whose lines name their request, for what works for requests and knows none. */
export function namingRequests(logger: Logger): Logger {
  const at = (name: keyof Logger) => (fields: object, message: string) =>
    logger[name]({ ...requestField(), ...traceFields(), ...fields }, message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Secrets never reach the log: request bodies and headers are not logged at all, and of a URL only the path. */
export const loggerOptions = (level: LogLevel, stream?: LogStream) =>
  ({
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level,
      ...(stream ? { stream } : {}),
      // a request's own logger says it already
      mixin: (_fields: object, _level: number, logger: { bindings(): object }) =>
        'reqId' in logger.bindings() ? traceFields() : { ...requestField(), ...traceFields() },
      redact: ['*.password', '*.token', '*.headers', 'headers', 'password', 'token', 'err.config', 'err.parameters'],
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: shortPathOf(url) }),
        err: (error: unknown) => loggedError(error),
      },
    },
  }) satisfies FastifyServerOptions;

/**
 * Names each request, in its answer and for everything it does, and writes one line for each API call, by its route; for
 * files and pages only when something is wrong. The public catalogue is asked for so often that writing would take longer
 * than answering: of it, only what was refused or slow, or all at level debug. Comes before every other hook.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    current.run(request.id, next);
  });
  // a body arrives outside of what the first hook began
  app.addHook('preValidation', (request, _reply, next) => current.run(request.id, next));
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const { url: route = '', config } = request.routeOptions;
    const isHot = config?.revalidate === true && status < 400 && elapsedTime <= SLOW_MS;
    if (status >= 400 || isApi(route)) {
      const traced = request.trace ?? {};
      const fields = { method, path: shortPathOf(request.url), status, ms: Math.round(elapsedTime) };
      request.log[isHot ? 'debug' : 'info']({ ...fields, ...traced, user: request.viewer?.userId }, 'answered');
    }
    answered.tell({
      method,
      route: request.routeOptions.url ?? null,
      status,
      ms: elapsedTime,
      code: reply.errorCode ?? null,
      isStream: String(reply.getHeader('content-type')).startsWith('text/event-stream'),
    });
    done();
  });
}
