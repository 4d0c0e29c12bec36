import type { ProofAsked } from '@seduh/contract';
import { findNonce } from './findNonce';

addEventListener('message', ({ data }: MessageEvent<ProofAsked>) => {
  void findNonce(data).then((nonce) => postMessage(nonce));
});
