import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { authoriseRequests } from '../../platform/plugins/auth';
import { readKeyedHash, type KeyedHash } from './keyed-hash';
import { createSessions, type Sessions } from './sessions';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tokens and whom they stand for; long-lived streams ask it again whether theirs still counts. */
    sessions: Sessions;
    /** Names what must not be kept or logged as it is. */
    keyedHash: KeyedHash;
  }
}

/** Gives the app its sessions, by which every request is authorised, and its keyed hashes. */
export async function installAuth(app: FastifyInstance, { database, clock }: Deps): Promise<void> {
  const sessions = createSessions(database.db, clock);
  app.decorate('keyedHash', await readKeyedHash(database.db, clock.now()));
  app.decorate('sessions', sessions);
  authoriseRequests(app, (token) => sessions.viewerOf(token));
}
