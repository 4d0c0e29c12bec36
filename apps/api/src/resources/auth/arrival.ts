import type { FastifyRequest } from 'fastify';
import { deviceOf, tokenOf } from '../../platform/plugins/auth';
import type { Arrival } from './sessions';

/**
 * Where a login comes from, and the session that it came with: its device goes on in the new one, and whoever has the
 * old token besides is out. Whoever's it was: a device holds one session, and who has a token may end it anyway.
 */
export const arrivalOf = (request: FastifyRequest): Required<Arrival> => ({
  device: deviceOf(request),
  replaces: tokenOf(request),
});
