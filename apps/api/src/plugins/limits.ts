import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import { HEADERS, LIMITS } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors';
import { Attempts, type Attempt } from './attempts';
import { requireViewer } from './auth';
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
  /** Mails that anybody may cause to be sent. */
  forgot: { max: 5, timeWindow: 60 * MINUTE_MS, hook: 'preHandler' },
  /** Pictures, over all forms that carry one; a form without one counts for nothing. */
  uploads: {
    max: 20,
    timeWindow: 60 * MINUTE_MS,
    hook: 'preHandler',
    groupId: 'uploads',
    allowList: (request) => request.picture === null,
  },
  /** Pages opened at the payment provider for orders that are there already. */
  payments: { max: 10, timeWindow: MINUTE_MS, hook: 'preHandler' },
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

/** Runs what may be a guess at a password; throws 429 where too many went wrong. */
export type GuessLimit = <Result>(request: FastifyRequest, attempt: () => Promise<Result>) => Promise<Result>;

/**
 * A second limit on login, by account and address: 10 attempts that failed in 15 minutes. Every attempt counts while it
 * is being judged, so that many at once get no further; a success gives its own back.
 */
export const loginGuesses = (): GuessLimit =>
  guessLimit((request) => `${normalizeIP(request.ip)} ${emailOf(request.body)}`);

/** The same for who is logged in and names the own password again, from wherever: a session may be in wrong hands. */
export const ownPasswordGuesses = (): GuessLimit => guessLimit((request) => requireViewer(request).userId);

function guessLimit(keyOf: (request: FastifyRequest) => string): GuessLimit {
  const attempts = new Attempts(10, 15 * MINUTE_MS, CALLERS_KEPT);
  return async (request, attempt) => {
    const taken = takeOne(attempts, keyOf(request));
    const result = await attempt();
    taken.giveBack();
    return result;
  };
}

/**
 * A limit on changes of the own email, tried ones too: each tells whether an address has an account, and the next one
 * sends a letter to it. 5 in an hour; throws 429.
 */
export function emailChanges(): (request: FastifyRequest) => void {
  const attempts = new Attempts(5, 60 * MINUTE_MS, CALLERS_KEPT);
  return (request) => void takeOne(attempts, requireViewer(request).userId);
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

function tooMany(seconds: number, headers: Record<string, string> = {}): HttpError {
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

function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  // no account has a longer one, and these are kept for a while
  return String(email).trim().toLowerCase().slice(0, LIMITS.email);
}
