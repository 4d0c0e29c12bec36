import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Limiter } from '../../platform/limits/limiter';
import { windowRule } from '../../platform/limits/rules';
import { takeAll, userOf } from '../../platform/plugins/limits';

const MINUTE_MS = 60_000;

/** Ways in that nobody can guess: by a mailed link, or over a provider. By address, with room for a café. */
export const entryLimit = {
  max: 150,
  timeWindow: 15 * MINUTE_MS,
  hook: 'preHandler',
} as const satisfies RateLimitOptions;

/** What browsers sign to log in: each visit of the login page asks for it, and again while it stays open. By address. */
export const passkeyRequestLimit = { ...entryLimit, max: 600 } as const satisfies RateLimitOptions;

/**
 * 5 changes of the own email, or phone, an hour, tried ones too: each says whether somebody has it. Throws 429.
 * @param what of which of them
 */
export function contactChanges(what: 'email' | 'phone'): (request: FastifyRequest) => Promise<void> {
  const rule = windowRule(`changes of ${what}`, 5, 60 * MINUTE_MS);
  return async (request) => {
    await takeAll(request.server.limiter, [[rule, userOf(request)]]);
  };
}

const mailsByEmail = windowRule('mails by email', 5, 60 * MINUTE_MS);
const mailsByAddress = windowRule('mails by address', 60, 60 * MINUTE_MS);

/** A limit on mails that anybody may cause to be sent: 5 an hour to an email, 60 from an address; throws 429. */
export async function limitMails(limiter: Limiter, address: string, email: string): Promise<void> {
  await takeAll(limiter, [
    [mailsByEmail, email],
    [mailsByAddress, address],
  ]);
}
