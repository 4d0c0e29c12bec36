import type { FastifyRequest } from 'fastify';
import { requireViewer, tokenOf } from '../../platform/plugins/auth';
import type { Caller } from './account';

/** Who is asking, and by which token. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ...requireViewer(request),
  token: tokenOf(request) ?? '',
});
