import { join } from 'node:path';
import type { Logger } from '../logging/logger';
import { localStore } from './local-store';
import { removingAsOwner, type OwnedStore } from './owner';
import { refusedSetting } from '../s3/failure';
import type { PictureBucket } from '../s3/variables';
import type { S3Store } from './s3-store';
import { ImageStoreError, type ImageStore } from './store';

interface Place {
  dataDir: string;
  /** Null: pictures lie in DATA_DIR. */
  s3: PictureBucket | null;
}

/** The folder that keeps uploaded pictures without a bucket. */
export const uploadsDir = (dataDir: string): string => join(dataDir, 'uploads');

/** Opens where pictures are kept, without asking there. The client of a bucket is loaded only where there is one. */
export async function openImageStore({ dataDir, s3 }: Place): Promise<ImageStore> {
  if (!s3) return localStore(uploadsDir(dataDir));
  const { s3Store } = await import('./s3-store');
  return s3Store(s3);
}

/** The bucket, for programs that are about to fill or read it whole. Throws where it is not there or may not be used. */
export async function openBucket(s3: PictureBucket): Promise<S3Store> {
  const { s3Store } = await import('./s3-store');
  const store = s3Store(s3);
  await store.tryOut().catch((error: unknown) => {
    throw inWords(error, s3);
  });
  return store;
}

/**
 * As {@link openImageStore}, for the shop's start. Settings that the store refuses stop it: no picture would ever be
 * kept. A store that is silent does not: the shop sells without pictures, and has them again when the store is back.
 * @param findShopId tells whose pictures may be removed: {@link removingAsOwner}
 */
export async function openServingStore(
  place: Place,
  findShopId: () => Promise<string>,
  logger: Logger,
): Promise<OwnedStore> {
  // a folder is nobody else's
  if (!place.s3) return { ...(await openImageStore(place)), isOurs: async () => true };
  const { s3Store } = await import('./s3-store');
  const bucket = await openBucket(place.s3).catch((error: unknown) => {
    if (!(error instanceof ImageStoreError) || error.kind !== 'silent') throw error;
    logger.error({ err: error }, 'pictures can be neither kept nor shown until their store answers');
    return null;
  });
  return removingAsOwner(bucket ?? s3Store(place.s3), findShopId, logger);
}

function inWords(error: unknown, { bucket, endpoint }: PictureBucket): unknown {
  if (!(error instanceof ImageStoreError) || error.kind !== 'refused') return error;
  const about = refusedSetting(error.code, 'S3_') ?? error.message;
  return new ImageStoreError(
    `The picture store does not fit. ${about} (${bucket} at ${endpoint})`,
    'refused',
    error.code,
    { cause: error },
  );
}
