import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import { withTx, type Db, type Tx } from '../../db/tx';
import type { Viewer } from '../../deps';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findViewer,
  findViewers,
  insertSession,
  insertSessionWith,
} from './session-repository';
import { createSessionWatch } from './session-watch';

const TOKEN_BYTES = 32;
const LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Revoking reaches other processes this late at most; here it is at once. */
const BELIEVED_MS = 1_000;
const REMEMBERED = 10_000;

export interface Sessions {
  /** Starts a session of 30 days. The token is returned once and kept nowhere. */
  start(userId: string): Promise<string>;
  /** The same for one who just gave a password; null where that was changed, or the account closed, since. */
  startWith(userId: string, passwordHash: string): Promise<string | null>;
  /** Whom a token stands for; null for an unknown, expired or revoked one. A positive answer is up to 1 s old. */
  viewerOf(token: string): Promise<Viewer | null>;
  /**
   * Calls `ended` once when the session of this token ends, or stands for another than `viewer`: at once where it is
   * ended here, else within about a second. Costs one query a second for all that is watched.
   * @returns the way to stop watching
   */
  watch(token: string, viewer: Viewer, ended: () => void): () => void;
  /** Ends the session of this token. */
  end(token: string): Promise<void>;
  /**
   * Ends all sessions of a user together with the change that is the reason, in one transaction; here at once. Who logs
   * in by the old state meanwhile does not get past it, as long as the change writes the user's row.
   * @param exceptToken of the session that stays
   */
  endAllOf<Result>(userId: string, change: (tx: Tx) => Promise<Result>, exceptToken?: string | null): Promise<Result>;
}

/** Opaque random tokens, kept as hashes, checked on every call. */
export function createSessions(db: Db, clock: Clock): Sessions {
  const believed = new Map<string, { viewer: Viewer; until: number }>();
  // what was read before something ended may be out of date already
  let ended = 0;
  const streams = createSessionWatch((ids) => findViewers(db, ids, clock.now()));

  async function prepare(userId: string) {
    const token = newToken();
    const createdAt = clock.now();
    await deleteExpiredSessions(db, userId, createdAt);
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    return { token, session: { tokenHash: hashToken(token), userId, createdAt, expiresAt } };
  }

  return {
    async start(userId) {
      const { token, session } = await prepare(userId);
      await insertSession(db, session);
      return token;
    },

    async startWith(userId, passwordHash) {
      const { token, session } = await prepare(userId);
      return (await insertSessionWith(db, session, passwordHash)) ? token : null;
    },

    async viewerOf(token) {
      const hash = hashToken(token);
      const id = idOf(hash);
      const known = believed.get(id);
      if (known && performance.now() < known.until) return known.viewer;
      believed.delete(id);
      const asked = performance.now();
      const endedBefore = ended;
      const viewer = await findViewer(db, hash, clock.now());
      if (viewer && ended === endedBefore) {
        if (believed.size >= REMEMBERED) believed.clear();
        believed.set(id, { viewer, until: asked + BELIEVED_MS });
      }
      return viewer;
    },

    watch: (token, viewer, then) => streams.watch(idOf(hashToken(token)), viewer, then),

    async end(token) {
      const hash = hashToken(token);
      await deleteSession(db, hash);
      ended += 1;
      believed.delete(idOf(hash));
      streams.check();
    },

    async endAllOf(userId, change, exceptToken = null) {
      const except = exceptToken === null ? null : hashToken(exceptToken);
      const result = await withTx(db, async (tx) => {
        const changed = await change(tx);
        await deleteSessionsOf(tx, userId, except);
        return changed;
      });
      ended += 1;
      for (const [id, { viewer }] of believed) {
        if (viewer.userId === userId && id !== (except && idOf(except))) believed.delete(id);
      }
      streams.check();
      return result;
    },
  };
}

const idOf = (hash: Buffer): string => hash.toString('base64url');

/** What nobody guesses, for whoever shall be known again by it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A token has 256 random bits, so a plain hash is enough: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
