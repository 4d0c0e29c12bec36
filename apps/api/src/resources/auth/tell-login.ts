import type { FastifyRequest } from 'fastify';
import { addressOf } from './guesses';

/** How somebody showed who they are. */
export type LoginMeans = 'password' | 'passkey' | 'provider' | 'invitation' | 'mailed link';

/** Writes down whom a request has let in, by what and from where; the address as a name that nobody can read. */
export function tellLogin(request: FastifyRequest, user: string, by: LoginMeans): void {
  const address = request.server.keyedHash.inLog('address', addressOf(request));
  request.log.info({ user, by, address }, by === 'mailed link' ? 'a password was set anew' : 'a login succeeded');
}
