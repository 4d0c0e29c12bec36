import { imageUrl, LIMITS, MESSAGES, type ErrorCode } from '@seduh/contract/constants';
import { fileTypeFromBuffer } from 'file-type';
import { isConnectionLost, isSilence } from '../db/errors';
import { comeBack, HttpError } from '../http/errors';
import { EncoderBusy, ImageRefusal, type ImageEncoder, type Variant } from './encoder';
import { imageFile, randomName } from './names';
import { ImageStoreError, removeFiles, type ImageStore } from './store';

const ACCEPTED = new Set(['image/jpeg', 'image/png']);
const RETRY_S = 10;
/** All files of a picture have so long to be kept, ms: somebody waits for their form. */
const KEEPING_MS = 10_000;
const BUSY = 'Too many pictures are being worked on right now. Try again in a moment';
const NOT_KEPT = 'The picture cannot be kept right now, so nothing was saved. Try again in a moment';

/** Where images go, and what makes their files. */
export interface ImageParts {
  images: ImageStore;
  encoder: ImageEncoder;
}

/**
 * Takes in an image as somebody sent it: decided by its content, never by its name. Stored are all its files or none.
 * @param name for images of the demo; an upload gets a random one
 * @returns the stored image's name. Throws 413, 415 or 400 for what is no image of ours, 503 where too many wait or the
 * store keeps nothing right now.
 */
export async function storeImage(
  { images, encoder }: ImageParts,
  bytes: Buffer,
  name: string = randomName(),
): Promise<string> {
  if (bytes.length > LIMITS.imageBytes) throw refused(413, 'TOO_LARGE', MESSAGES.fileTooLarge);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) throw refused(415, 'UNSUPPORTED_TYPE', MESSAGES.wrongExtension);
  const variants: Variant[] = [];
  try {
    // the encoder is free for the next one while a store far away takes its time
    await encoder.encode(bytes, async (variant) => void variants.push(variant));
    await putAll(images, name, variants);
  } catch (error) {
    if (error instanceof ImageStoreError) {
      // nobody waits for a store that does not answer; what it keeps nevertheless shows nowhere, and goes with a sweep after a day
      void removeFiles(images, name);
      throw comeBack(503, NOT_KEPT, RETRY_S, { cause: error });
    }
    await removeFiles(images, name);
    if (error instanceof ImageRefusal) throw refused(400, 'VALIDATION', error.message);
    if (error instanceof EncoderBusy) throw comeBack(503, BUSY, RETRY_S);
    throw error;
  }
  return name;
}

/**
 * Keeps the files of an image: one to see whether the store takes them, then side by side, and the last one when all
 * others are there, as it stands for the whole.
 */
async function putAll(images: ImageStore, name: string, variants: readonly Variant[]): Promise<void> {
  const endsAt = performance.now() + KEEPING_MS;
  const put = ({ bytes, ...file }: Variant) => images.put(imageFile({ name, ...file }), bytes, endsAt);
  for (const first of variants.slice(0, 1)) await put(first);
  const outcomes = await Promise.allSettled(variants.slice(1, -1).map(put));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  for (const last of variants.slice(1).slice(-1)) await put(last);
}

/**
 * Takes in an image and writes what shows it. Where that fails, the image is gone again; unless the connection was
 * lost or nobody answered, which may hide a write that worked: then the sweep decides.
 * @param write gets the image's address; undefined without an image
 * @param name what it is called; left out: a random name, under which everybody may have it
 */
export async function withImage<Result>(
  parts: ImageParts,
  bytes: Buffer | null,
  write: (url: string | undefined) => Promise<Result>,
  name?: string,
): Promise<Result> {
  if (!bytes) return write(undefined);
  const stored = await storeImage(parts, bytes, name);
  try {
    return await write(imageUrl(stored));
  } catch (error) {
    if (!isConnectionLost(error) && !isSilence(error)) await removeFiles(parts.images, stored);
    throw error;
  }
}

const refused = (status: number, code: ErrorCode, msg: string): HttpError =>
  new HttpError(status, code, msg, { fields: { image: msg } });
