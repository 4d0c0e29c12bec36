import type { ImageFormat, ImageWidth } from './names';

/** One file of an image. */
export interface Variant {
  width: ImageWidth;
  format: ImageFormat;
  bytes: Buffer;
}

/** An image that is not taken in; the message is for whoever sent it. */
export class ImageRefusal extends Error {
  override readonly name = 'ImageRefusal';
}

/** Too many images wait already, or there is nothing to encode them with right now. */
export class EncoderBusy extends Error {
  override readonly name = 'EncoderBusy';
}

/** What is made of an image: all its files, or what stands for one of them until it is there. */
export type EncoderWork = 'files' | 'preview';

/** Makes the files of an image out of what somebody sent. */
export interface ImageEncoder {
  /**
   * Hands each file to `put`, in order, and waits for it. Throws an {@link ImageRefusal} for what is not taken
   * in, an {@link EncoderBusy} where too many wait; what was put before that stays with the caller.
   * @param work default `files`
   */
  encode(bytes: Buffer, put: (variant: Variant) => Promise<void>, work?: EncoderWork): Promise<void>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}
