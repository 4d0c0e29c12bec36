/** Failed logins of an account, from wherever, that cost nothing; from the last of them on an unknown device waits. */
export const FREE_GUESSES = 10;

const FIRST_WAIT_S = 15;
const LONGEST_WAIT_S = 15 * 60;

/**
 * Seconds that a device which never logged in to an account waits before its next try there, by how many have failed:
 * twice as long each time, up to a quarter of an hour. It never becomes a lock: after the wait one try is judged.
 */
export function guessWait(failures: number): number {
  if (failures < FREE_GUESSES) return 0;
  return Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (failures - FREE_GUESSES));
}

/** Zero bits at the front of a hash: what a proof of work is measured in. */
export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  if (first === -1) return hash.length * 8;
  return first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** What is hashed to prove work on a challenge. */
export const proofText = (challenge: string, nonce: number): string => `${challenge}:${nonce}`;
