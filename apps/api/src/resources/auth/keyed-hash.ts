import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/tx';
import { keepSecret } from '../../platform/db/secrets';

const SECRET_BYTES = 32;
const LOG_LETTERS = 16;

/** Hashes that take the shop's own secret, for values to recognise but not to keep. Kinds have nothing in common. */
export interface KeyedHash {
  (kind: 'account' | 'address' | 'email' | 'phone' | 'challenge' | 'news stop', value: string): Buffer;
  /** Short, for a line of the log. */
  inLog(kind: 'account' | 'address', value: string): string;
}

export function createKeyedHash(secret: Buffer): KeyedHash {
  const hash = (kind: string, value: string) => createHmac('sha256', secret).update(`${kind}:${value}`).digest();
  return Object.assign(hash, {
    inLog: (kind: string, value: string) => hash(kind, value).toString('hex').slice(0, LOG_LETTERS),
  });
}

/** By the secret of this shop's database, which is made at the first start. */
export const readKeyedHash = async (db: Db, now: Date): Promise<KeyedHash> =>
  createKeyedHash(await keepSecret(db, 'keyed-hash', randomBytes(SECRET_BYTES), now));
