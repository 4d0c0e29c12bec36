import type { ProofAsked } from '@seduh/contract';
import { leadingZeroBits, proofText } from '@seduh/domain';

/** Hashes under way at a time: enough to keep the browser's own threads busy, few enough to keep the page responsive. */
const AT_ONCE = 64;

/** The first number that proves work on a challenge. Needs a page that the browser takes for secure. */
export async function findNonce({ challenge, bits }: ProofAsked): Promise<number> {
  const encoder = new TextEncoder();
  const isProof = async (nonce: number) => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(proofText(challenge, nonce)));
    return leadingZeroBits(new Uint8Array(hash)) >= bits;
  };
  for (let first = 0; ; first += AT_ONCE) {
    const found = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => isProof(first + index)));
    const index = found.indexOf(true);
    if (index !== -1) return first + index;
  }
}
