import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../auth/keyed-hash';

/** A user's id, and half of its keyed hash: more than anybody guesses. */
const ID_BYTES = 16;
const MARK_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/** The token of the link that ends somebody's news by mail. Every mail of theirs carries the same one. */
export interface StopTokens {
  of(userId: string): string;
  /** Whose it is; null for one that the shop never gave out. */
  read(token: string): string | null;
}

/**
 * Signed, not stored: it can do one thing only, that nobody is harmed by, and has to work for as long as the mail lies
 * around. So none is written down, none runs out, and one that is made up costs no look into the database.
 */
export function createStopTokens(keyedHash: KeyedHash): StopTokens {
  const markOf = (userId: string) => keyedHash('news stop', userId).subarray(0, MARK_BYTES);
  return {
    of: (userId) =>
      Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), markOf(userId)]).toString('base64url'),
    read(token) {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const userId = bytes
        .subarray(0, ID_BYTES)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return timingSafeEqual(bytes.subarray(ID_BYTES), markOf(userId)) ? userId : null;
    },
  };
}
