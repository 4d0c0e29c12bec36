import { createHash, randomInt } from 'node:crypto';
import { LIMITS } from '@seduh/contract/constants';
import { RECOVERY_LETTERS } from '@seduh/domain';

/** 80 bits: nobody guesses them, nor goes back to them from a hash. */
const LENGTH = 16;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('');

/** A set of new recovery codes, all different, as `readCode` answers them. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < LIMITS.recoveryCodes) codes.add(newCode());
  return [...codes];
}

/** What is kept of one. Without a key: they have to let in where the key that seals secrets is gone, too. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest();
