import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../../platform/plugins/auth';
import type { Sessions } from './sessions';

/**
 * Ends the session that a login came with: its device goes on in the new one, and whoever has the old token besides is
 * out. Whoever's it was: a device holds one session, and who has a token may end it anyway.
 */
export async function endReplaced(sessions: Pick<Sessions, 'end'>, request: FastifyRequest): Promise<void> {
  const before = tokenOf(request);
  if (before) await sessions.end(before);
}
