import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { shortPathOf } from '../http/path';
import { errorBody, fromStatus } from './errors';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** What Node's HTTP parser refuses, by its error code; everything else is broken HTTP. */
const REFUSED: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Refusals from before there is a request that hooks could run for: they write, and log, by themselves. */
export const rawErrors: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  /** An address that cannot be decoded or is absurdly long names nothing. */
  frameworkErrors: (_error, request, reply) => {
    request.log.info({ method: request.method, path: shortPathOf(request.raw.url ?? ''), status: 404 }, 'answered');
    reply.hijack();
    write(reply.raw, { status: 404, msg: MESSAGES.notFound, code: 'NOT_FOUND', data: null }, request.id);
  },

  /** What is no HTTP request, comes too slowly, or has headers beyond measure. The connection cannot be used again. */
  clientErrorHandler(this: FastifyInstance, error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = fromStatus(REFUSED[error.code] ?? 400);
    if (refusal && socket.writable && !isAnswered(socket)) {
      const reqId = randomUUID();
      this.log.info({ reqId, status: refusal.status, reason: error.code }, 'refused what is no whole request');
      socket.write(rawAnswer(errorBody(refusal), reqId));
    }
    socket.destroy();
  },
};

/** Whether an answer to the request under way has begun: another one in the middle of it would be garbage. */
function isAnswered({ _httpMessage: answer }: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return answer?.headersSent ?? false;
}

function write(response: ServerResponse, body: ApiErrorBody, id: string): void {
  response.writeHead(body.status, { ...HEADERS, 'x-request-id': id });
  response.end(JSON.stringify(body));
}

function rawAnswer(body: ApiErrorBody, id: string): string {
  const json = JSON.stringify(body);
  const headers = {
    ...HEADERS,
    'x-request-id': id,
    'content-length': Buffer.byteLength(json),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`, ...lines, '', json].join('\r\n');
}
