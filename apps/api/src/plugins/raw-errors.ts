import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import type { FastifyServerOptions } from 'fastify';
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

/** Refusals from before there is a request that hooks could run for: they write by themselves. */
export const rawErrors: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  /** An address that cannot be decoded or is absurdly long names nothing. */
  frameworkErrors: (_error, request, reply) => {
    request.log.debug('address refused');
    reply.hijack();
    write(reply.raw, { status: 404, msg: MESSAGES.notFound, code: 'NOT_FOUND', data: null });
  },

  /** What is no HTTP request, or one with headers beyond measure. The connection cannot be used again. */
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = fromStatus(REFUSED[error.code] ?? 400);
    if (refusal && socket.writable) socket.write(rawAnswer(errorBody(refusal)));
    socket.destroy();
  },
};

function write(response: ServerResponse, body: ApiErrorBody): void {
  response.writeHead(body.status, HEADERS);
  response.end(JSON.stringify(body));
}

function rawAnswer(body: ApiErrorBody): string {
  const json = JSON.stringify(body);
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(json), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`, ...lines, '', json].join('\r\n');
}
