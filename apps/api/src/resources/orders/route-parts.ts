import { API_PATHS, HEADERS, LIMITS, MESSAGES } from '@seduh/contract/constants';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpointsOf } from '../../platform/http/endpoint';
import { HttpError } from '../../platform/http/errors';

/** An order by its id. Its neighbours are no ids: a wrong method on one of them is 405, not an order that is not there. */
export const ORDER = `${API_PATHS.order.pattern}(^(?!quote$|times$|counter$|history$|events$|chats$|offers$).+)`;

export const endpoint = endpointsOf('transactions');

/** The header that makes sending a request again safe. */
export const keyHeaders = (description: string) =>
  z.looseObject({ [HEADERS.idempotencyKey]: z.string().min(1).max(LIMITS.idempotencyKey).describe(description) });

/** The request's Idempotency-Key. Throws 400 KEY_MISSING where there is none of 1 to 128 characters. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers[HEADERS.idempotencyKey];
  if (typeof key === 'string' && key !== '' && key.length <= LIMITS.idempotencyKey) return key;
  throw new HttpError(400, 'KEY_MISSING', MESSAGES.keyMissing(LIMITS.idempotencyKey));
}

/** Refuses a request without a key before anything else of it is judged. */
export const demandKey = async (request: FastifyRequest): Promise<void> => void idempotencyKeyOf(request);
