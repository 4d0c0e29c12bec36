import { ApiErrorBody } from '@seduh/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** JSON is the only body the API reads; one that is not there is left to the schema, which names the missing fields. */
export function installJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 128 * 1024 }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, String(body), done);
  });
  // every API route may answer with the one error shape; said once, for the serializer and for the document
  app.addHook('onRoute', (route) => {
    const schema: FastifySchema & { hide?: boolean } = route.schema ?? {};
    if (!route.url.startsWith('/api/') || schema.hide) return;
    const response = typeof schema.response === 'object' ? schema.response : {};
    route.schema = { ...schema, response: { ...response, '4xx': ApiErrorBody, '5xx': ApiErrorBody } };
  });
}
