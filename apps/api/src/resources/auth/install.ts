import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { authoriseRequests } from '../../platform/plugins/auth';
import { readKeyedHash, type KeyedHash } from './keyed-hash';
import { createFactorCodes, type FactorCodes } from './factor/codes';
import { createSessions, type Sessions } from './sessions';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tokens and whom they stand for; long-lived streams ask it again whether theirs still counts. */
    sessions: Sessions;
    /** Names what must not be kept or logged as it is. */
    keyedHash: KeyedHash;
    /** Judges codes of second factors. */
    factorCodes: FactorCodes;
  }
}

/** Gives the app its sessions, by which every request is authorised, its keyed hashes, and who judges codes. */
export async function installAuth(
  app: FastifyInstance,
  { database, clock, secondFactor: { key, rule } }: Deps,
): Promise<void> {
  const sessions = createSessions(database.db, clock);
  app.decorate('keyedHash', await readKeyedHash(database.db, clock.now()));
  app.decorate('sessions', sessions);
  const onLostKey = () => app.log.error({}, 'a second factor was set up with another key: only recovery codes let in');
  app.decorate('factorCodes', createFactorCodes({ clock, key, onLostKey }));
  authoriseRequests(app, (token) => sessions.viewerOf(token), rule);
}
