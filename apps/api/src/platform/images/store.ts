import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@seduh/contract/constants';
import { imageStoreAsked } from '../observe/signals';
import type { S3Failure, S3FailureKind, S3Use } from '../s3/failure';
import { imageFile, isUploaded, parseImageFile } from './names';

/** Where re-encoded images are kept, by their random name. What it cannot do it says by throwing, at once or in seconds. */
export interface ImageStore {
  /**
   * Keeps one encoded variant under `NAME-WIDTH.FORMAT`: whole or not at all.
   * @param endsAt when a store far away is given up at the latest, by `performance.now()`
   */
  put(file: string, bytes: Buffer, endsAt?: number): Promise<void>;
  /** A variant's bytes, null when there is none. */
  get(file: string): Promise<Buffer | null>;
  /** Where browsers may fetch a variant without this process; null: from nowhere else. */
  addressOf(file: string): string | null;
  /** All variants that are kept, those of the demo too, in no order. */
  files(): Promise<string[]>;
  /** Uploaded variants older than that (ms) that may be removed, in no order; removes what was left half written by then. */
  list(ageMs: number): Promise<string[]>;
  /** Forgets a variant; one that is not there is fine. */
  remove(file: string): Promise<void>;
}

/** A store that lies elsewhere does not answer, or refuses: what it was asked for is not done. */
export class ImageStoreError extends Error implements S3Failure {
  override readonly name = 'ImageStoreError';
  isToldBefore = false;

  constructor(
    message: string,
    readonly kind: S3FailureKind,
    readonly code: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A bucket that keeps pictures. */
export const PICTURES: S3Use = {
  name: 'The picture store',
  Failure: ImageStoreError,
  asked: (message) => imageStoreAsked.tell(message),
};

/**
 * Removes an uploaded image by its address, as rows have it; null and images of the demo are left alone.
 * @returns what {@link removeFiles} does
 */
export async function removeImage(store: ImageStore, image: string | null): Promise<unknown> {
  const file = image?.replace(/^\/images\//, '') ?? '';
  const name = isUploaded(file) && parseImageFile(file)?.name;
  return name ? removeFiles(store, name) : null;
}

/**
 * Removes all files of the image with this name. What cannot be removed stays behind, under a name nobody knows.
 * @returns why the first of those could not be removed; null where all are gone
 */
export async function removeFiles(store: ImageStore, name: string): Promise<unknown> {
  const files = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => imageFile({ name, width, format })));
  const outcomes = await Promise.allSettled(files.map((file) => store.remove(file)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  return failed ? (failed.reason ?? 'unknown') : null;
}
