import { Semaphore } from '../semaphore';
import type { PictureEncoder } from './encoder';

/**
 * Encodes in this very process, which grows by what libvips needs and stays that large: for the program that makes the
 * demo's pictures, and for tests.
 */
export function encoderHere(): PictureEncoder {
  const semaphore = new Semaphore(2);
  return {
    encode: (bytes, put) =>
      semaphore.run(async () => {
        // loaded with the first picture: libvips is large
        const { encodeVariants } = await import('./encode');
        for await (const variant of encodeVariants(bytes)) await put(variant);
      }),
    stop: async () => undefined,
  };
}
