import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { HEADERS } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors';
import { Attempts, type Attempt } from './attempts';
import { requireViewer } from './auth';
import { OrderKeys } from '../../resources/orders/place/order-keys';

const MINUTE_MS = 60_000;
/** How many names each limit remembers. */
export const CALLERS_KEPT = 50_000;
const userOf = (request: FastifyRequest): string => requireViewer(request).userId;

/**
 * Limits for a route's `config.rateLimit`. They count after validation, so a form with a typing mistake uses up nothing.
 * What takes an account is counted by it: a café's customers share one address. An order sent again under the same
 * idempotency key is not counted a second time.
 */
export const limits = {
  /** Ways in that nobody can guess: by a mailed link, or over a provider. By address, with room for a café. */
  entries: { max: 150, timeWindow: 15 * MINUTE_MS, hook: 'preHandler' },
  /** Pictures, over all forms that carry one; a form without one counts for nothing. */
  uploads: {
    max: 20,
    timeWindow: 60 * MINUTE_MS,
    hook: 'preHandler',
    groupId: 'uploads',
    keyGenerator: userOf,
    allowList: (request) => request.picture === null,
  },
  /** Pages opened at the payment provider for orders that are there already. */
  payments: { max: 10, timeWindow: MINUTE_MS, hook: 'preHandler', keyGenerator: userOf },
  /** Money given back, by the member of staff. */
  refunds: { max: 60, timeWindow: MINUTE_MS, hook: 'preHandler', keyGenerator: userOf },
  orders: {
    max: 10,
    timeWindow: MINUTE_MS,
    hook: 'preHandler',
    keyGenerator: userOf,
    allowList: async (request) => {
      const id = orderKeyOf(request);
      return id !== null && request.server.orderKeys.isRepeat(id);
    },
    onExceeding: (request) => reportOrderKey(request, true),
    onExceeded: (request) => reportOrderKey(request, false),
  },
} as const satisfies Record<string, RateLimitOptions>;

/**
 * A limit on changes of the own email, or of the own phone, tried ones too: each tells whether somebody has it, and a
 * new email is sent a letter. 5 in an hour; throws 429.
 */
export function contactChanges(): (request: FastifyRequest) => void {
  const attempts = new Attempts(5, 60 * MINUTE_MS, CALLERS_KEPT);
  return (request) => void takeOne(attempts, userOf(request));
}

/** A limit on letters that anybody may cause to be sent: 5 an hour to an email, 60 from an address; throws 429. */
export function letterRequests(): (address: string, email: string) => void {
  const byEmail = new Attempts(5, 60 * MINUTE_MS, CALLERS_KEPT);
  const byAddress = new Attempts(60, 60 * MINUTE_MS, CALLERS_KEPT);
  return (address, email) => {
    takeOne(byEmail, email);
    takeOne(byAddress, address);
  };
}

function takeOne(attempts: Attempts, key: string): Attempt {
  const taken = attempts.take(key);
  if (typeof taken === 'number') throw tooMany(taken, { 'retry-after': String(taken) });
  return taken;
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

/** The 429, with when to come back in its text and data. */
export function tooMany(seconds: number, headers: Record<string, string> = {}): HttpError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new HttpError(
    429,
    'RATE_LIMITED',
    `Too many attempts. Try again in ${wait}`,
    { retry_after: seconds },
    headers,
  );
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
