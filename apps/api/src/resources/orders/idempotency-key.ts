import { HEADERS, LIMITS } from '@seduh/contract/constants';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/errors';

/** The request's Idempotency-Key. Throws 400 KEY_MISSING where there is none of 1 to 128 characters. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers[HEADERS.idempotencyKey];
  if (typeof key === 'string' && key !== '' && key.length <= LIMITS.idempotencyKey) return key;
  throw new HttpError(400, 'KEY_MISSING', `Send an Idempotency-Key of 1 to ${LIMITS.idempotencyKey} characters`);
}
