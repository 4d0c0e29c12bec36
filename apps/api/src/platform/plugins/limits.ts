import { callbackify } from 'node:util';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { comeBack, type HttpError } from '../http/errors';
import type { Limiter } from '../limits/limiter';
import { windowRule, type Attempt, type Pass } from '../limits/rules';
import { requireViewer } from './auth';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what is limited, for what counts otherwise than by calls of a route. */
    limiter: Limiter;
  }
}

/** What the library says of a route's limit; its own type leaves most of it out. */
interface StoreOptions {
  routeInfo?: { method?: string | string[]; url?: string };
}
type StoreCallback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * What takes an account is counted by it: a café's customers share one address. Limits of routes (`config.rateLimit`)
 * count after validation, so that a form with a typing mistake uses up nothing.
 */
export const userOf = (request: FastifyRequest): string => requireViewer(request).userId;

/** Images, over all forms that carry one; a form without one counts for nothing. */
export const uploadLimit = {
  max: 20,
  timeWindow: 60 * 60_000,
  hook: 'preHandler',
  groupId: 'uploads',
  keyGenerator: userOf,
  allowList: (request) => request.image === null,
} as const satisfies RateLimitOptions;

/** Takes an attempt of each; throws 429 where there is none left, 503 where nobody can count. */
export async function takeAll(limiter: Limiter, passes: readonly Pass[]): Promise<Attempt> {
  const taken = await limiter.take(passes);
  if (typeof taken === 'number') throw tooMany(taken);
  return taken;
}

/** Counts the library's limits in the shop's counts: each route under its own name. */
function storeOver(limiter: Limiter): FastifyRateLimitStoreCtor {
  class SharedStore implements FastifyRateLimitStore {
    readonly #name: string;

    constructor({ routeInfo }: StoreOptions = {}) {
      this.#name = `${String(routeInfo?.method)} ${routeInfo?.url}`;
    }

    incr(key: string, callback: StoreCallback, windowMs: number, max: number): void {
      const count = async () => {
        const taken = await limiter.takeAnyway(windowRule(this.#name, max, windowMs), key);
        return typeof taken === 'number' ? { current: max + 1, ttl: taken * 1_000 } : { current: max, ttl: windowMs };
      };
      callbackify(count)(callback);
    }

    child(options: object): SharedStore {
      return new SharedStore(options as StoreOptions);
    }
  }
  return SharedStore;
}

/** Registers the limiter. Nothing is limited unless its route says so. */
export async function installLimits(app: FastifyInstance, limiter: Limiter): Promise<void> {
  app.decorate('limiter', limiter);
  await app.register(rateLimit, {
    global: false,
    store: storeOver(limiter),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

/** The 429, with when to come back in its text too. */
export function tooMany(seconds: number): HttpError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return comeBack(429, `Too many attempts. Try again in ${wait}`, seconds);
}
