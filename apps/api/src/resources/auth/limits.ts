import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Attempts } from '../../platform/plugins/attempts';
import { CALLERS_KEPT, takeOne, userOf } from '../../platform/plugins/limits';

const MINUTE_MS = 60_000;

/** Ways in that nobody can guess: by a mailed link, or over a provider. By address, with room for a café. */
export const entryLimit = {
  max: 150,
  timeWindow: 15 * MINUTE_MS,
  hook: 'preHandler',
} as const satisfies RateLimitOptions;

/** What browsers sign to log in: each visit of the login page asks for it, and again while it stays open. By address. */
export const passkeyRequestLimit = { ...entryLimit, max: 600 } as const satisfies RateLimitOptions;

/** 5 changes of the own email, or phone, an hour, tried ones too: each says whether somebody has it. Throws 429. */
export function contactChanges(): (request: FastifyRequest) => void {
  const attempts = new Attempts(5, 60 * MINUTE_MS, CALLERS_KEPT);
  return (request) => void takeOne(attempts, userOf(request));
}

/** A limit on mails that anybody may cause to be sent: 5 an hour to an email, 60 from an address; throws 429. */
export function mailRequests(): (address: string, email: string) => void {
  const byEmail = new Attempts(5, 60 * MINUTE_MS, CALLERS_KEPT);
  const byAddress = new Attempts(60, 60 * MINUTE_MS, CALLERS_KEPT);
  return (address, email) => {
    takeOne(byEmail, email);
    takeOne(byAddress, address);
  };
}
