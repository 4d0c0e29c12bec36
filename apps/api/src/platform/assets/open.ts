import { join } from 'node:path';
import type { S3Settings } from '../s3/client';
import type { Logger } from '../logging/logger';
import { folderPlace } from './folder';
import { createKeptAssets, type KeptAssets } from './kept-assets';

interface Where {
  dataDir: string;
  /** A folder that processes share for this alone; null: where pictures are. */
  assetsDir: string | null;
  /** The bucket that keeps pictures; null: they lie in DATA_DIR. */
  s3: S3Settings | null;
}

/** Longer than it takes to fill a bucket; a store that is silent must not keep a shop from opening. */
const AT_START_MS = 10_000;

/**
 * Opens where files of builds are kept: wherever processes already share pictures, unless a folder is named.
 * @param isBucketOurs whether the bucket is this shop's: from another one's nothing is removed
 */
export async function openKeptAssets(
  { dataDir, assetsDir, s3 }: Where,
  storefrontDir: string,
  logger: Logger,
  isBucketOurs: () => Promise<boolean>,
): Promise<KeptAssets> {
  const build = { assetsDir: join(storefrontDir, 'assets'), logger };
  if (assetsDir !== null || !s3)
    return createKeptAssets({ ...build, place: folderPlace(assetsDir ?? join(dataDir, 'assets')) });
  const { bucketPlace } = await import('./bucket');
  return createKeptAssets({ ...build, place: bucketPlace(s3), mayRemove: isBucketOurs });
}

interface AtStart {
  /** How long it may take, ms. Default 10,000. */
  mostMs?: number;
  /** Ends it where the start has failed. */
  signal?: AbortSignal;
}

/**
 * Keeps this process's build before anybody is sent to it, if that takes no longer than a start may; then it ends after the
 * files under way. What cannot be kept is tried again by the sweep, and costs a page that asks elsewhere one reload.
 */
export async function keepAtStart(
  assets: KeptAssets,
  logger: Logger,
  { mostMs = AT_START_MS, signal }: AtStart = {},
): Promise<void> {
  const ending = new AbortController();
  const kept = assets
    .keep(signal ? AbortSignal.any([signal, ending.signal]) : ending.signal)
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'the files of this build could not be kept for other processes, trying again');
    });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      ending.abort();
      resolve();
    }, mostMs);
  });
  await Promise.race([kept, late]);
  clearTimeout(timer);
}
