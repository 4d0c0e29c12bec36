import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody, ErrorCode } from '@seduh/contract';
import { LOCALES, MESSAGES } from '@seduh/contract/constants';
import { refusalWithSaid } from '@seduh/domain/said';
import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { errorCode, isConnectionLost, isTooLong, isTransactionConflict, isUnreachable } from '../db/errors';
import { away, HttpError, imagesAway } from '../http/errors';
import { languageOf } from '../http/language';
import { shortPathOf } from '../http/path';
import { validationError } from '../http/validation';
import { ImageStoreError } from '../images/store';

declare module 'fastify' {
  interface FastifyReply {
    /** What the request was refused with; null where it was not. */
    errorCode: ErrorCode | null;
  }
}

/** Text that no database keeps, in a place that no schema looked at. */
const UNSTORABLE = '22021';
/** The server has run out of disk, memory or something else that it needs, or cannot read its disk. */
const SHORT_OF = new Set(['53000', '53100', '53200', '58030', 'ENOSPC']);
const POOL_EXHAUSTED = /^timeout exceeded when trying to connect|did not answer within/;

/** What the framework itself refuses, in the shop's words: its own texts name internals. */
const REFUSALS: Record<number, [ErrorCode, string]> = {
  400: ['VALIDATION', MESSAGES.unreadable],
  404: ['NOT_FOUND', MESSAGES.notFound],
  408: ['VALIDATION', 'This request took too long to arrive'],
  413: ['TOO_LARGE', 'This is too large'],
  414: ['NOT_FOUND', MESSAGES.notFound],
  415: ['UNSUPPORTED_TYPE', MESSAGES.needsJson],
  431: ['TOO_LARGE', 'The headers of this request are too large'],
  503: ['UNAVAILABLE', 'The shop is closing down. Try again in a moment'],
};

/** What Node's HTTP parser refuses, by its error code; everything else is broken HTTP. */
const UNPARSED: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Makes the one error shape out of everything that is thrown or refused. */
export function installErrors(app: FastifyInstance): void {
  app.decorateReply('errorCode', null);
  app.setErrorHandler(sendError);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toHttpError(error, request);
  if (known.code === 'UNAVAILABLE' && request.server.answerStale?.(request, reply)) {
    request.log.warn({ err: error }, 'answered with what was known before');
    return;
  }
  reply.errorCode = known.code;
  // only what nobody foresaw is logged as an error; of a silent picture store a page asks for dozens of pictures
  const isToldBefore = error instanceof ImageStoreError && error.isToldBefore;
  if (known.status >= 500 && !isToldBefore) request.log.error({ err: error }, 'request failed');
  reply
    .code(known.status)
    .headers({ ...known.headers, 'cache-control': 'no-store' })
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .serializer((payload: ApiErrorBody) => JSON.stringify(payload))
    .send(languageOf(request) === LOCALES[0] ? errorBody(known) : refusalWithSaid(errorBody(known)));
}

/** The one error shape. */
const errorBody = ({ status, message, code, data }: HttpError): ApiErrorBody => ({ status, msg: message, code, data });

function toHttpError(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ImageStoreError) return imagesAway();
  if (isAway(error)) return away();
  if (hasZodFastifySchemaValidationErrors(error)) {
    // an address that cannot name anything is the same as one that names nothing
    if (error.validationContext === 'params') return new HttpError(404, 'NOT_FOUND', MESSAGES.notFound);
    return validationError(error.validation, error.validationContext === 'body' ? request.body : request.query);
  }
  return (
    refusal(errorCode(error) === UNSTORABLE ? 400 : statusOf(error)) ??
    new HttpError(500, 'INTERNAL', MESSAGES.internal)
  );
}

function refusal(status: number): HttpError | null {
  const known = REFUSALS[status];
  return known ? new HttpError(status, ...known) : null;
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : NaN;

/**
 * The database does not answer, lacks what it needs to write, or had a reader give way, as a copy does that goes
 * on with its log: it may recover.
 */
function isAway(error: unknown): boolean {
  if (isTransactionConflict(error)) return true;
  if (isConnectionLost(error) || isUnreachable(error) || isTooLong(error) || SHORT_OF.has(errorCode(error) ?? ''))
    return true;
  return error instanceof Error && POOL_EXHAUSTED.test(error.message);
}

/** Refusals from before there is a request that hooks could run for: they write, and log, by themselves. */
export const rawErrors: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  /** An address that cannot be decoded or is absurdly long names nothing. */
  frameworkErrors: (_error, request, reply) => {
    request.log.info({ method: request.method, path: shortPathOf(request.raw.url ?? ''), status: 404 }, 'answered');
    reply.hijack();
    const body = errorBody(new HttpError(404, 'NOT_FOUND', MESSAGES.notFound));
    reply.raw.writeHead(body.status, rawHeaders(request.id)).end(JSON.stringify(body));
  },

  /** What is no HTTP request, comes too slowly, or has oversized headers. The connection cannot be used again. */
  clientErrorHandler(this: FastifyInstance, error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refused = refusal(UNPARSED[error.code] ?? 400);
    if (refused && socket.writable && !isAnswered(socket)) {
      const reqId = randomUUID();
      this.log.info({ reqId, status: refused.status, reason: error.code }, 'refused what is no whole request');
      socket.write(rawAnswer(errorBody(refused), reqId));
    }
    socket.destroy();
  },
};

/** Whether an answer to the request under way has begun: another one in the middle of it would be garbage. */
function isAnswered({ _httpMessage: answer }: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return answer?.headersSent ?? false;
}

const rawHeaders = (id: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': id,
});

function rawAnswer(body: ApiErrorBody, id: string): string {
  const json = JSON.stringify(body);
  const headers = { ...rawHeaders(id), 'content-length': Buffer.byteLength(json), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`, ...lines, '', json].join('\r\n');
}
