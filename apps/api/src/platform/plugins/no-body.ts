import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors';

/**
 * Refuses a body where there is nothing to be written, as of a form with a picture that was sent by GET: what it says
 * would be lost, and the sender would not know. Comes before whatever gives an answer.
 */
export function refuseLostBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isLost = isReading && (coding !== undefined || (length !== undefined && length !== '0'));
    // what is not read must not be taken for the next request of the connection
    next(isLost ? new HttpError(400, 'VALIDATION', '400 Bad Request', null, { connection: 'close' }) : undefined);
  });
}
