import type { PictureFormat, PictureWidth } from './names';

/** One file of a picture. */
export interface Variant {
  width: PictureWidth;
  format: PictureFormat;
  bytes: Buffer;
}

/** A picture that is not taken in; the message is for whoever sent it. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

/** Makes the files of a picture out of what somebody sent. */
export interface PictureEncoder {
  /**
   * Hands each file to `put`, in order, and waits for it. Throws a {@link PictureRefusal} for what is not taken
   * in, an {@link EncoderBusy} where too many wait; what was put before that stays with the caller.
   */
  encode(bytes: Buffer, put: (variant: Variant) => Promise<void>): Promise<void>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Too many pictures wait already, or there is nothing to encode them with right now. */
export class EncoderBusy extends Error {
  override readonly name = 'EncoderBusy';
}
