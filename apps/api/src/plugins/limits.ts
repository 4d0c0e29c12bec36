import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import { HEADERS } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { HttpError } from '../http/errors';
import { OrderKeys } from './order-keys';

const MINUTE_MS = 60_000;
const CALLERS_KEPT = 50_000;

/**
 * Limits by the caller's address, for a route's `config.rateLimit`. They count after validation, so a form with a
 * typing mistake uses up nothing. An order sent again under the same idempotency key is not counted a second time.
 */
export const limits = {
  login: { max: 30, timeWindow: 15 * MINUTE_MS, hook: 'preHandler' },
  register: { max: 5, timeWindow: 60 * MINUTE_MS, hook: 'preHandler' },
  orders: {
    max: 10,
    timeWindow: MINUTE_MS,
    hook: 'preHandler',
    allowList: async (request) => {
      const id = orderKeyOf(request);
      return id !== null && request.server.orderKeys.isRepeat(id);
    },
    onExceeding: (request) => reportOrderKey(request, true),
    onExceeded: (request) => reportOrderKey(request, false),
  },
} as const satisfies Record<string, RateLimitOptions>;

/** A second limit on login: attempts at one account from one address, by the `email` of the body. */
export function accountLimit(app: FastifyInstance): preHandlerAsyncHookHandler {
  const count = app.createRateLimit({
    max: 10,
    timeWindow: 15 * MINUTE_MS,
    keyGenerator: (request) => `${normalizeIP(request.ip)} ${emailOf(request.body)}`,
  });
  return async (request, reply) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('retry-after', result.ttlInSeconds);
    throw tooMany(result.ttlInSeconds);
  };
}

/** Registers the limiter. Nothing is limited unless its route says so. */
export async function installLimits(app: FastifyInstance): Promise<void> {
  app.decorate('orderKeys', new OrderKeys());
  await app.register(rateLimit, {
    global: false,
    cache: CALLERS_KEPT,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

function tooMany(seconds: number): HttpError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new HttpError(429, 'RATE_LIMITED', `Too many attempts. Try again in ${wait}`, { retry_after: seconds });
}

/** Keys belong to their user: somebody else's equal key is another one. */
function orderKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADERS.idempotencyKey];
  return request.viewer && typeof key === 'string' && key !== '' ? `${request.viewer.userId} ${key}` : null;
}

function reportOrderKey(request: FastifyRequest, accepted: boolean): void {
  const id = orderKeyOf(request);
  if (id !== null) request.server.orderKeys.report(id, accepted);
}

function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return String(email).trim().toLowerCase();
}
