import type { ApiErrorBody, ErrorCode } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode, isConnectionLost, isTooLong, isUnreachable } from '../db/errors';
import { HttpError } from '../http/errors';
import { validationError } from '../http/validation';

/** Text that no database keeps, in a place that no schema looked at. */
const UNSTORABLE = '22021';
const DISK_FULL = new Set(['53100', 'ENOSPC']);
const POOL_EXHAUSTED = /^timeout exceeded when trying to connect|did not answer within/;

/** Makes the one error shape out of everything that is thrown or refused. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** Only what nobody foresaw is logged as an error. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toHttpError(error, request);
  if (known.code === 'UNAVAILABLE' && request.server.answerStale?.(request, reply)) {
    request.log.warn({ err: error }, 'answered with what was known before');
    return;
  }
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  reply
    .code(known.status)
    .headers({ ...known.headers, 'cache-control': 'no-store' })
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .serializer((payload: ApiErrorBody) => JSON.stringify(payload))
    .send(errorBody(known));
}

/** The one error shape. */
export function errorBody({ status, message, code, data }: HttpError): ApiErrorBody {
  return { status, msg: message, code, data };
}

function toHttpError(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (isAway(error)) {
    return new HttpError(503, 'UNAVAILABLE', 'The shop cannot answer right now. Try again in a moment', null, {
      'retry-after': '2',
    });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // an address that cannot name anything is the same as one that names nothing
    if (error.validationContext === 'params') return new HttpError(404, 'NOT_FOUND', MESSAGES.notFound);
    return validationError(error.validation, error.validationContext === 'body' ? request.body : request.query);
  }
  return (
    fromStatus(errorCode(error) === UNSTORABLE ? 400 : statusOf(error)) ??
    new HttpError(500, 'INTERNAL', 'Something went wrong on our side')
  );
}

/** What the framework itself refuses, told in the shop's words: its own texts name internals. */
export function fromStatus(status: number | undefined): HttpError | null {
  const known: Record<number, [ErrorCode, string]> = {
    400: ['VALIDATION', 'This request cannot be read'],
    404: ['NOT_FOUND', MESSAGES.notFound],
    408: ['VALIDATION', 'This request took too long to arrive'],
    413: ['TOO_LARGE', 'This is too large'],
    414: ['NOT_FOUND', MESSAGES.notFound],
    415: ['UNSUPPORTED_TYPE', 'Send this as application/json'],
    431: ['TOO_LARGE', 'The headers of this request are too large'],
    503: ['UNAVAILABLE', 'The shop is closing down. Try again in a moment'],
  };
  const found = status === undefined ? undefined : known[status];
  return found && status !== undefined ? new HttpError(status, ...found) : null;
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** The database does not answer, or cannot write because the disk is full: reading may go on, and it may recover. */
function isAway(error: unknown): boolean {
  if (isConnectionLost(error) || isUnreachable(error) || isTooLong(error) || DISK_FULL.has(errorCode(error) ?? ''))
    return true;
  return error instanceof Error && POOL_EXHAUSTED.test(error.message);
}
