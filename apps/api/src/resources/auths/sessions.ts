import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Db } from '../../db/tx';
import type { Viewer } from '../../deps';
import { deleteExpiredSessions, deleteSession, findViewer, insertSession } from './session-repository';

const TOKEN_BYTES = 32;
const LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Revoking reaches other processes this late at most; here it is at once. */
const BELIEVED_MS = 1_000;
const REMEMBERED = 10_000;

export interface Sessions {
  /** Starts a session of 30 days. The token is returned once and kept nowhere. */
  start(userId: string): Promise<string>;
  /** Whom a token stands for; null for an unknown, expired or revoked one. A positive answer is up to 1 s old. */
  viewerOf(token: string): Promise<Viewer | null>;
  /** Ends the session of this token. */
  end(token: string): Promise<void>;
}

/** Opaque random tokens, kept as hashes, checked on every call. */
export function createSessions(db: Db, clock: Clock): Sessions {
  const believed = new Map<string, { viewer: Viewer; until: number }>();

  return {
    async start(userId) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const createdAt = clock.now();
      await deleteExpiredSessions(db, userId, createdAt);
      const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
      await insertSession(db, { tokenHash: hashToken(token), userId, createdAt, expiresAt });
      return token;
    },

    async viewerOf(token) {
      const hash = hashToken(token);
      const id = hash.toString('base64url');
      const known = believed.get(id);
      if (known && performance.now() < known.until) return known.viewer;
      believed.delete(id);
      const asked = performance.now();
      const viewer = await findViewer(db, hash, clock.now());
      if (viewer) {
        if (believed.size >= REMEMBERED) believed.clear();
        believed.set(id, { viewer, until: asked + BELIEVED_MS });
      }
      return viewer;
    },

    async end(token) {
      const hash = hashToken(token);
      await deleteSession(db, hash);
      believed.delete(hash.toString('base64url'));
    },
  };
}

/** A token has 256 random bits, so a plain hash is enough: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
