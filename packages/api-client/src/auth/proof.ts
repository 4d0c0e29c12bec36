import type { ProofAsked } from '@seduh/contract';
import { findNonce } from './findNonce';

/**
 * Does the work the server asks for, beside the page where the browser can; what the header of the next try has to be.
 * Rejects where the browser cannot hash here, as on a page without https.
 */
export async function solveProof(asked: ProofAsked): Promise<string> {
  const nonce = typeof Worker === 'undefined' ? await findNonce(asked) : await workBeside(asked);
  return `${asked.challenge}:${nonce}`;
}

function workBeside(asked: ProofAsked): Promise<number> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker could not start')));
  });
  worker.postMessage(asked, []);
  // a browser that starts no worker works on the page itself
  return found.catch(() => findNonce(asked)).finally(() => worker.terminate());
}
