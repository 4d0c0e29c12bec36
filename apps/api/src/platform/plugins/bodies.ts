import { ApiErrorBody } from '@seduh/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { HttpError } from '../http/errors';

const LONGEST_BYTES = 128 * 1024;

/**
 * JSON is the only body the API reads; one that is not there is left to the schema, which names the missing fields.
 * Comes before whatever gives an answer.
 */
export function installBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LONGEST_BYTES },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else parse(request, String(body), done);
    },
  );
  // every API route may answer with the one error shape; said once, for the serializer and for the document
  app.addHook('onRoute', (route) => {
    const schema: FastifySchema & { hide?: boolean } = route.schema ?? {};
    if (!route.url.startsWith('/api/') || schema.hide) return;
    const response = typeof schema.response === 'object' ? schema.response : {};
    route.schema = { ...schema, response: { ...response, '4xx': ApiErrorBody, '5xx': ApiErrorBody } };
  });
  // a body where nothing is written, as of a form sent by GET, would be lost without its sender knowing: it is refused
  app.addHook('onRequest', (request, _reply, next) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isLost = isReading && (coding !== undefined || (length !== undefined && length !== '0'));
    // what is not read must not be taken for the next request of the connection
    next(isLost ? new HttpError(400, 'VALIDATION', '400 Bad Request', null, { connection: 'close' }) : undefined);
  });
}
