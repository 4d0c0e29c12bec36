import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { comeBack, type HttpError } from '../http/errors';
import { Attempts, type Attempt } from './attempts';
import { requireViewer } from './auth';

/** How many names each limit remembers. */
export const CALLERS_KEPT = 50_000;
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

/** Takes an attempt; throws 429 where there is none left. */
export function takeOne(attempts: Attempts, key: string): Attempt {
  const taken = attempts.take(key);
  if (typeof taken === 'number') throw tooMany(taken);
  return taken;
}

/** Registers the limiter. Nothing is limited unless its route says so. */
export async function installLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: CALLERS_KEPT,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

/** The 429, with when to come back in its text too. */
export function tooMany(seconds: number): HttpError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return comeBack(429, `Too many attempts. Try again in ${wait}`, seconds);
}
