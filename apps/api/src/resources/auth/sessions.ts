import { createHash, randomBytes } from 'node:crypto';
import type { LiveSession } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { isFreshLogin, UNKNOWN_DEVICE } from '@seduh/domain';
import { LRUCache } from 'lru-cache';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import type { Viewer } from '../../platform/http/viewer';
import { cacheAsked } from '../../platform/observe/signals';
import * as repository from './session-repository';
import { createSessionWatch } from './session-watch';

const TOKEN_BYTES = 32;
const LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Revoking reaches other processes this late at most; here it is at once. */
const BELIEVED_MS = 1_000;
const REMEMBERED = 10_000;
const MINUTE_MS = 60_000;
/** How old the time of the last use may get before it is written again: a write for each request would be its price. */
const USE_WRITTEN_MS = 5 * MINUTE_MS;

export type Sessions = ReturnType<typeof createSessions>;

/** What working with accounts takes. */
export interface AuthContext {
  db: Db;
  clock: Clock;
  sessions: Sessions;
}

/** Where a login comes from. */
export interface Arrival {
  /** The device in words, for the list of sessions. */
  device?: string | null;
  /** The token that the login comes with: its session ends as the new one begins, whoever's it was. */
  replaces?: string | null;
}

/** Opaque random tokens, kept as hashes, checked on every call. Tests swap `findSurplus` to show what it is for. */
export function createSessions(db: Db, clock: Clock, findSurplus = repository.findSurplusSessions) {
  // by size, as the room for `max` would be laid out at once
  const believed = new LRUCache<string, { viewer: Viewer; until: number }>({
    maxSize: REMEMBERED,
    sizeCalculation: () => 1,
  });
  // what was read before something ended may be out of date already
  let ended = 0;
  const streams = createSessionWatch((ids) => repository.findViewers(db, ids, clock.now()));
  const touching = new Set<string>();

  async function begin(
    userId: string,
    { device = null, replaces = null }: Arrival,
    insert: (tx: Tx, session: repository.NewSession) => Promise<boolean>,
  ): Promise<string | null> {
    const token = newToken();
    const token_hash = hashToken(token);
    const created_at = clock.now();
    const expires_at = new Date(created_at.getTime() + LIFETIME_MS);
    const session = { id: uuidv7(), token_hash, user_id: userId, device, created_at, expires_at };
    const old = replaces === null ? null : hashToken(replaces);
    // all or nothing: a login that fails leaves the session that it came with
    const surplus = await withTx(db, async (tx) => {
      // one login of an account after the other, so that each counts the sessions that others have begun
      await repository.holdUser(tx, userId);
      await repository.deleteExpiredSessions(tx, userId, created_at);
      if (!(await insert(tx, session))) return null;
      await repository.noteSeen(tx, userId, created_at);
      if (old) await repository.replaceSession(tx, old, session);
      const beyond = await findSurplus(tx, userId, LIMITS.sessions);
      if (beyond.length > 0) await repository.deleteSessions(tx, beyond);
      return beyond;
    });
    if (surplus === null) return null;
    if (old) forgetOne(old);
    if (surplus.length > 0) forget(userId, token_hash);
    return token;
  }

  /** Off the request's way. Where it fails, the next one tries again. */
  function touch(hash: Buffer, id: string, { userId, role }: Viewer): void {
    if (touching.has(id)) return;
    touching.add(id);
    const now = clock.now();
    repository
      .touchSession(db, hash, now, new Date(now.getTime() - USE_WRITTEN_MS))
      .then(() => (role === 'Admin' ? repository.noteSeen(db, userId, now) : undefined))
      .catch(() => undefined)
      .finally(() => touching.delete(id));
  }

  function forgetOne(hash: Buffer): void {
    ended += 1;
    believed.delete(idOf(hash));
    streams.check();
  }

  function forget(userId: string, except: Buffer | null): void {
    ended += 1;
    const kept = except && idOf(except);
    const own = [...believed.entries()].filter(([id, { viewer }]) => viewer.userId === userId && id !== kept);
    for (const [id] of own) believed.delete(id);
    streams.check();
  }

  return {
    /**
     * Starts a session of 30 days; its token is kept nowhere. The one that it replaces ends, and its push news go on in
     * this one where it is the same account's. Of more than 20 of an account, the one used longest ago ends.
     */
    async start(userId: string, from: Arrival = {}): Promise<string> {
      const token = await begin(userId, from, async (tx, session) => {
        await repository.insertSession(tx, session);
        return true;
      });
      if (token === null) throw new Error('a session was not written');
      return token;
    },

    /** The same for one who just showed who they are; null where that would not do any more, or the account was closed. */
    startWith: (userId: string, shown: repository.Shown, from: Arrival = {}) =>
      begin(userId, from, (tx, session) => repository.insertSessionWith(tx, session, shown)),

    /** The same for one who came by this passkey; null where it was removed meanwhile, or the account closed. */
    startBy: (passkey: { id: string; userId: string }, from: Arrival = {}) =>
      begin(passkey.userId, from, (tx, session) => repository.insertSessionBy(tx, session, passkey.id)),

    /** Whom a token stands for; null for an unknown, expired or revoked one. A positive answer is up to 1 s old. */
    async viewerOf(token: string): Promise<Viewer | null> {
      const hash = hashToken(token);
      const id = idOf(hash);
      const known = believed.get(id);
      const isHit = known !== undefined && performance.now() < known.until;
      cacheAsked.tell({ cache: 'sessions', isHit });
      if (isHit) return known.viewer;
      believed.delete(id);
      const asked = performance.now();
      const endedBefore = ended;
      const now = clock.now();
      const found = await repository.findViewer(db, hash, now);
      if (!found) return null;
      const { lastUsedAt, ...viewer } = found;
      if (now.getTime() - lastUsedAt.getTime() >= USE_WRITTEN_MS) touch(hash, id, viewer);
      if (ended === endedBefore) believed.set(id, { viewer, until: asked + BELIEVED_MS });
      return viewer;
    },

    /**
     * Calls `ended` once when this token's session ends, or is another's than `viewer`'s: at once where it ends here,
     * else within a second, for one query a second in all. @returns the way to stop watching
     */
    watch: (token: string, viewer: Viewer, then: () => void) => streams.watch(idOf(hashToken(token)), viewer, then),

    /** Whether the session of this token began by a login that still counts as much as the password. */
    async isFresh(token: string): Promise<boolean> {
      const startedAt = await repository.findSessionStart(db, hashToken(token));
      return startedAt !== undefined && isFreshLogin(startedAt, clock.now());
    },

    /** The sessions of a user, that of `token` first, then the one that was used last. */
    async list(userId: string, token: string): Promise<LiveSession[]> {
      const own = hashToken(token);
      const rows = await repository.listSessions(db, userId, clock.now());
      const all = rows.map(({ token_hash, device, created_at, last_used_at, id }) => ({
        id,
        device: device ?? UNKNOWN_DEVICE,
        created_at: created_at.toISOString(),
        last_used_at: toMinute(last_used_at).toISOString(),
        current: token_hash.equals(own),
      }));
      return all.toSorted((one, other) => Number(other.current) - Number(one.current));
    },

    /** Ends the session of this token. */
    async end(token: string): Promise<void> {
      const hash = hashToken(token);
      await repository.deleteSession(db, hash);
      forgetOne(hash);
    },

    /** Ends one session of a user by its id; false where that is none of theirs. */
    async endOne(userId: string, id: string): Promise<boolean> {
      const hash = await repository.deleteOwnSession(db, userId, id);
      if (hash) forgetOne(hash);
      return hash !== null;
    },

    /** Ends all sessions of a user but that of `token`; how many they were. */
    async endOthers(userId: string, token: string): Promise<number> {
      const except = hashToken(token);
      const count = await withTx(db, (tx) => repository.deleteSessionsOf(tx, userId, except));
      forget(userId, except);
      return count;
    },

    /** Makes a change to what a user may do: who is remembered, and what streams, ask again at once. */
    async changeOf<Result>(userId: string, change: (tx: Tx) => Promise<Result>): Promise<Result> {
      const result = await withTx(db, change);
      forget(userId, null);
      return result;
    },

    /**
     * Ends all sessions of a user, but that of `exceptToken`, with the change that is the reason. Who logs in by the
     * old state meanwhile does not get past it, as long as the change writes the user's row.
     */
    async endAllOf<Result>(
      userId: string,
      change: (tx: Tx) => Promise<Result>,
      exceptToken: string | null = null,
    ): Promise<Result> {
      const except = exceptToken === null ? null : hashToken(exceptToken);
      const result = await withTx(db, async (tx) => {
        const changed = await change(tx);
        await repository.deleteSessionsOf(tx, userId, except);
        return changed;
      });
      // the one that stays may do other things by now
      forget(userId, null);
      return result;
    },
  };
}

const idOf = (hash: Buffer): string => hash.toString('base64url');
const toMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

/** A secret that nobody guesses, by which somebody is recognised later. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A token has 256 random bits, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
