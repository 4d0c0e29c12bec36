import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answerKey } from './answer-cache';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a public request with what was last known, marked as such; false where nothing is known. */
    answerStale?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

interface KeptAnswer {
  payload: string | Buffer;
  headers: Record<string, string>;
  /** By `performance.now()`. */
  at: number;
}

/** RFC 7234 5.5: the answer is stale, and its origin could not be asked. */
export const STALE_WARNING = '111 - "Revalidation Failed"';
const KEPT = 300;
const LONGEST_URL = 300;
/** An answer older than that would mislead more than it helps. */
const LONGEST_MS = 60 * 60_000;
const OF_THE_BODY = ['content-type', 'content-encoding', 'vary'];

/**
 * Keeps the last good answer of every public catalogue address, and gives it while the database says nothing or cannot:
 * people go on reading the menu. Such an answer says how old it is (`Age`) and that it could not be checked (`Warning`).
 * Comes after what sets headers and before what asks the database, such as who is logged in.
 */
export function installStaleAnswers(app: FastifyInstance, isSilent: () => boolean): void {
  const kept = new LRUCache<string, KeptAnswer>({ max: KEPT });

  function answerStale(request: FastifyRequest, reply: FastifyReply): boolean {
    const answer = isPublic(request) ? kept.get(answerKey(request)) : undefined;
    if (!answer) return false;
    const age = performance.now() - answer.at;
    if (age > LONGEST_MS) return false;
    const headers = { ...answer.headers, age: String(Math.floor(age / 1_000)), warning: STALE_WARNING };
    // as it was sent before: the schema has checked it
    void reply
      .code(200)
      .headers(headers)
      .serializer((payload: string) => payload)
      .send(answer.payload);
    return true;
  }

  app.decorate('answerStale', answerStale);
  app.addHook('onRequest', (request, reply, next) => {
    if (isSilent() && answerStale(request, reply)) return;
    next();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    const isGood = reply.statusCode === 200 && !reply.ofOneViewer && !reply.hasHeader('warning');
    if (isGood && isPublic(request) && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      const headers = OF_THE_BODY.flatMap((name) => {
        const value = reply.getHeader(name);
        return value === undefined ? [] : [[name, String(value)] as const];
      });
      kept.set(answerKey(request), { payload, headers: Object.fromEntries(headers), at: performance.now() });
    }
    next(null, payload);
  });
}

const isPublic = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && url.length <= LONGEST_URL && routeOptions.config?.revalidate === true;
