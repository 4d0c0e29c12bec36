import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cacheAsked } from '../observe/signals';
import { answerKey } from './answer-cache';
import { matches } from './revalidation';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Set by a public GET route whose answer is the same for everybody: for how long that holds. The answer then has
     * all its headers, an ETag among them, depends on nothing but the address and Accept-Encoding, and is a Buffer.
     */
    sameForAll: (() => boolean) | null;
  }
}

interface HotAnswer {
  isFresh: () => boolean;
  etag: string;
  /** Names and values in turn, as node's `writeHead` takes them. */
  headers: string[];
  /** Of the 304. */
  bareHeaders: string[];
  body: Buffer;
}

const KEPT = 500;
const LONGEST_URL = 300;
const OF_ONE_ANSWER = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'content-length']);
/** All that a 304 has to say: the rest the browser has from the answer it kept. */
const OF_A_304 = new Set(['cache-control', 'etag', 'vary']);

/**
 * Gives finished answers again before anything else of the request is looked at: under load most visitors ask for the
 * same page, and all that hooks, validation and serialization do for one of them is four times the work of sending it.
 * Comes before whatever sets headers; what it keeps has passed through all of it once.
 */
export function installHotAnswers(app: FastifyInstance): void {
  const kept = new LRUCache<string, HotAnswer>({ max: KEPT });
  app.decorateReply('sameForAll', null);

  app.addHook('onRequest', (request, reply, next) => {
    const key = request.method === 'GET' ? answerKey(request) : '';
    const answer = kept.get(key);
    const isHit = answer?.isFresh() ?? false;
    if (request.routeOptions.config.revalidate) cacheAsked.tell({ cache: 'whole answers', isHit });
    if (answer && isHit) {
      reply.hijack();
      send(answer, request, reply);
      return;
    }
    if (answer) kept.delete(key);
    next();
  });

  app.addHook('onSend', (request, reply, payload, next) => {
    const isFresh = reply.sameForAll;
    if (isFresh?.() && request.method === 'GET' && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
      if (request.url.length <= LONGEST_URL) kept.set(answerKey(request), snapshot(reply, payload, isFresh));
    }
    next(null, payload);
  });
}

function snapshot(reply: FastifyReply, body: Buffer, isFresh: () => boolean): HotAnswer {
  const all = Object.entries(reply.getHeaders())
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name]) => !OF_ONE_ANSWER.has(name));
  return {
    isFresh,
    etag: String(reply.getHeader('etag')),
    headers: [...all.flat(), 'content-length', String(body.length)],
    bareHeaders: all.filter(([name]) => OF_A_304.has(name)).flat(),
    body,
  };
}

function send({ etag, headers, bareHeaders, body }: HotAnswer, request: FastifyRequest, { raw }: FastifyReply): void {
  const id = ['x-request-id', request.id];
  if (matches(request.headers['if-none-match'], etag)) raw.writeHead(304, [...bareHeaders, ...id]).end();
  else raw.writeHead(200, [...headers, ...id]).end(body);
}
