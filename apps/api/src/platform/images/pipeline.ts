import { imageUrl, LIMITS, MESSAGES, type ErrorCode } from '@seduh/contract/constants';
import { fileTypeFromBuffer } from 'file-type';
import { isConnectionLost } from '../db/errors';
import { comeBack, HttpError } from '../http/errors';
import { EncoderBusy, ImageRefusal, type ImageEncoder } from './encoder';
import { imageFile, randomName } from './names';
import { removeFiles, type ImageStore } from './store';

const ACCEPTED = new Set(['image/jpeg', 'image/png']);
const RETRY_S = 10;
const BUSY = 'Too many pictures are being worked on right now. Try again in a moment';

/** Where images go, and what makes their files. */
export interface ImageParts {
  images: ImageStore;
  encoder: ImageEncoder;
}

/**
 * Takes in an image as somebody sent it: decided by its content, never by its name. Stored are all its files or none.
 * @param name for images of the demo; an upload gets a random one
 * @returns the stored image's name. Throws 413, 415 or 400 for what is no image of ours, 503 where too many wait.
 */
export async function storeImage(
  { images, encoder }: ImageParts,
  bytes: Buffer,
  name: string = randomName(),
): Promise<string> {
  if (bytes.length > LIMITS.imageBytes) throw refused(413, 'TOO_LARGE', MESSAGES.fileTooLarge);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) throw refused(415, 'UNSUPPORTED_TYPE', MESSAGES.wrongExtension);
  try {
    await encoder.encode(bytes, ({ bytes: encoded, ...file }) => images.put(imageFile({ name, ...file }), encoded));
  } catch (error) {
    await removeFiles(images, name);
    if (error instanceof ImageRefusal) throw refused(400, 'VALIDATION', error.message);
    if (error instanceof EncoderBusy) throw comeBack(503, BUSY, RETRY_S);
    throw error;
  }
  return name;
}

/**
 * Takes in an image and writes what shows it. Where that fails, the image is gone again; unless the connection was
 * lost, which may hide a write that worked.
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
    if (!isConnectionLost(error)) await removeFiles(parts.images, stored);
    throw error;
  }
}

const refused = (status: number, code: ErrorCode, msg: string): HttpError =>
  new HttpError(status, code, msg, { fields: { image: msg } });
