import type { FastifyServerOptions } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';

/**
 * An address that cannot be decoded or is absurdly long names nothing. No hook has run yet, so this writes by itself.
 */
export const rawErrors: Pick<FastifyServerOptions, 'frameworkErrors'> = {
  frameworkErrors: (_error, request, reply) => {
    request.log.debug('address refused');
    reply.hijack();
    write(reply.raw, { status: 404, msg: MESSAGES.notFound, code: 'NOT_FOUND', data: null });
  },
};

function write(response: ServerResponse, body: ApiErrorBody): void {
  response.writeHead(body.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}
