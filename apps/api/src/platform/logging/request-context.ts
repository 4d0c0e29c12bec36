import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { DbLogger } from '../db/logger';

const current = new AsyncLocalStorage<string>();

/** Lets everything that a request does, also later, know its id. Comes before every other hook. */
export function keepRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => current.run(request.id, next));
}

/** The field of a log line that names the request it belongs to; nothing outside of one. */
export function requestField(): { reqId?: string } {
  const reqId = current.getStore();
  return reqId === undefined ? {} : { reqId };
}

/** Starts something that many requests share: its lines belong to none of them. */
export const outsideRequests = <Result>(work: () => Result): Result => current.exit(work);

/** A logger whose lines name their request, for what works for requests and knows none. */
export function namingRequests(logger: DbLogger): DbLogger {
  const at = (name: keyof DbLogger) => (fields: object, message: string) =>
    logger[name]({ ...requestField(), ...fields }, message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
